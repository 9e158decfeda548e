import { useDraft } from '#app/draft/hooks.ts'
import { isEditMode } from '#app/draft/steps.ts'
import { useSession } from '#app/lib/session.ts'

/** Whether account, confirmed address and memorial all exist. */
export function useEditMode(): boolean {
  const { token, user } = useSession()
  return useDraft((draft) => isEditMode(draft, { token, user }))
}
