import { useDraft } from '#app/draft/hooks.ts'
import { isEditMode, isUnfinishedMemorial } from '#app/draft/steps.ts'
import { useSession } from '#app/lib/session.ts'

/** Whether account, confirmed address and memorial all exist. */
export function useEditMode(): boolean {
  const { token, user } = useSession()
  return useDraft((draft) => isEditMode(draft, { token, user }))
}

/** Whether the memorial was kept by mail before it was finished, and is saved in the background. */
export function useUnfinishedMemorial(): boolean {
  const { token, user } = useSession()
  return useDraft((draft) => isEditMode(draft, { token, user }) && isUnfinishedMemorial(draft))
}

/** Whether a step has Save instead of Next. */
export function useSavesInPlace(): boolean {
  const editMode = useEditMode()
  const goingOn = useUnfinishedMemorial()
  return editMode && !goingOn
}
