import { useDraft } from '#app/draft/hooks.ts'
import { isEditMode } from '#app/draft/steps.ts'
import { useSession } from '#app/lib/session.ts'

/** Whether the steps save in place: account, verified email and memorial all exist (spec 1 §2). */
export function useEditMode(): boolean {
  const { token, user } = useSession()
  return useDraft((draft) => isEditMode(draft, { token, user }))
}
