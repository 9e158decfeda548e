import type { PublicMemorial } from '#contract/memorials.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicState } from '#server/lib/public-state.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentPublic } from './present.ts'
import { readBySlug } from './repo-public-page.ts'

type PublicResult =
  /** `forAll`: everybody with the link gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  | { kind: 'ended' }
  | { kind: 'locked' }
  | { kind: 'private' }

/** For the page: a former slug redirects to the present one. */
export async function readPublic(context: Context, slug: string, visitor: Visitor): Promise<PublicResult> {
  const admitted = await access.admit(context, slug, visitor)
  if (admitted.kind !== 'open') return { kind: admitted.kind }
  const { shareSlug } = admitted.row
  if (shareSlug !== slug) return { kind: 'moved', shareSlug }
  const row = await readBySlug(context.db, shareSlug)
  if (!row) return { kind: 'missing' }
  // Computed from the row that is shown: the memorial may have become private since the check above.
  const forAll = publicState(row) === 'open'
  return { kind: 'found', memorial: presentPublic(row, context.currency, context.donationTerms), forAll }
}

/** For the call: a former slug returns the memorial itself. Rejects as `access.readable` does. */
export async function getPublic(context: Context, slug: string, visitor: Visitor): Promise<PublicMemorial> {
  const { shareSlug } = await access.readable(context, slug, visitor)
  const row = await readBySlug(context.db, shareSlug)
  if (!row) throw new DomainError('PUBLIC_MISSING')
  return presentPublic(row, context.currency, context.donationTerms)
}
