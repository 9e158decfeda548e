import { hasContent, isUnsaved } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { type Account, isFullySignedIn, isUnfinishedMemorial } from '#app/draft/steps.ts'
import { memorial as limits } from '#contract/limits.ts'

/**
 * The sub-states of the step, and two of ours: `unknown` while a token has no known user,
 * `nothing` when there is no name to make a memorial of.
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

/** A memorial can be made of it. */
const canBeCreated = (draft: Draft): boolean =>
  hasContent(draft) && draft.personName.trim().length >= limits.nameMin

/**
 * Where the step begins. `uploading` means that a save is to be begun or gone on
 * with: of a draft that has no memorial yet, or whose files were interrupted on their way.
 *
 * @param underWay a save of this draft runs in this tab
 */
export function startView(draft: Draft, account: Account, underWay: boolean): SaveView {
  if (account.token === null) return 'email'
  if (account.user === null) return 'unknown'
  if (!isFullySignedIn(account)) return 'verify'
  if (underWay || (draft.memorialUuid !== null && draft.pendingPersist)) return 'uploading'
  // One that was kept early follows its draft, and brings the last of it by itself.
  if (isUnfinishedMemorial(draft) && isUnsaved(draft)) return 'uploading'
  if (draft.memorialUuid !== null) return 'existing'
  return canBeCreated(draft) ? 'uploading' : 'nothing'
}
