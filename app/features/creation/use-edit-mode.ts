import { useDraft } from '#app/draft/hooks.ts'
import { isEditMode, isUnfinishedMemorial } from '#app/draft/steps.ts'
import { useSession } from '#app/lib/session.ts'

/** Whether account, verified email and memorial all exist. */
export function useEditMode(): boolean {
  const { token, user } = useSession()
  return useDraft((draft) => isEditMode(draft, { token, user }))
}

/** Whether the memorial was kept by mail before its end, and follows the draft by itself. */
export function useUnfinishedMemorial(): boolean {
  const { token, user } = useSession()
  return useDraft((draft) => isEditMode(draft, { token, user }) && isUnfinishedMemorial(draft))
}

/** Whether a step has Save in the place of Next. */
export function useSavesInPlace(): boolean {
  const editMode = useEditMode()
  const goingOn = useUnfinishedMemorial()
  return editMode && !goingOn
}
