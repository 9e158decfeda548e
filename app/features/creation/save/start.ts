import type { Draft } from '#app/draft/schema.ts'
import { type Account, isFullySignedIn } from '#app/draft/steps.ts'
import { memorial as limits } from '#contract/limits.ts'

/**
 * The views of the step. `unknown`: there is a token, but its user is not known yet; `nothing`: there is no name to
 * create a memorial with.
 */
export type SaveView =
  | 'unknown'
  | 'email'
  | 'password'
  | 'verify'
  | 'uploading'
  | 'not-created'
  | 'success'
  | 'existing'
  | 'nothing'

/** The draft has a memorial, or enough to create one. */
const isSomething = (draft: Draft): boolean =>
  draft.memorialUuid !== null || draft.personName.trim().length >= limits.nameMin

/**
 * The first view of the step. `uploading` starts or continues a save: of a draft that has no memorial yet, or whose
 * file uploads were interrupted.
 *
 * @param underWay a save of this draft runs in this tab
 */
export function startView(draft: Draft, account: Account, underWay: boolean): SaveView {
  if (account.token === null) return isSomething(draft) ? 'email' : 'nothing'
  if (account.user === null) return 'unknown'
  if (!isFullySignedIn(account)) return 'verify'
  if (underWay || (draft.memorialUuid !== null && draft.pendingPersist)) return 'uploading'
  if (draft.memorialUuid !== null) return 'existing'
  return isSomething(draft) ? 'uploading' : 'nothing'
}
