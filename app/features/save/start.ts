import { hasContent, isUnsaved } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { type Account, isFullySignedIn, isUnfinishedMemorial } from '#app/draft/steps.ts'
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

/** The draft has enough to create a memorial. */
const canBeCreated = (draft: Draft): boolean =>
  hasContent(draft) && draft.personName.trim().length >= limits.nameMin

/**
 * The first view of the step. `uploading` starts or continues a save: of a draft that has no memorial yet, or whose
 * file uploads were interrupted.
 *
 * @param underWay a save of this draft runs in this tab
 */
export function startView(draft: Draft, account: Account, underWay: boolean): SaveView {
  if (account.token === null) return 'email'
  if (account.user === null) return 'unknown'
  if (!isFullySignedIn(account)) return 'verify'
  if (underWay || (draft.memorialUuid !== null && draft.pendingPersist)) return 'uploading'
  // A memorial that was saved early keeps being saved: what changed since then is uploaded without asking.
  if (isUnfinishedMemorial(draft) && isUnsaved(draft)) return 'uploading'
  if (draft.memorialUuid !== null) return 'existing'
  return canBeCreated(draft) ? 'uploading' : 'nothing'
}
