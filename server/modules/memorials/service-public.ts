import type { PublicMemorial } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Database } from '#server/ports/database.ts'
import { presentPublic } from './present.ts'
import { findMovedSlug, readBySlug } from './repo-read.ts'
import { publicState } from './rules.ts'

export type PublicResult =
  | { kind: 'found'; memorial: PublicMemorial }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  | { kind: 'private' }

/** What anyone with the link may read. */
export function publicReader(db: Database) {
  /** For the page: a slug that the memorial had before leads to the present one. */
  async function readPublic(slug: string): Promise<PublicResult> {
    if (!isSlug(slug)) return { kind: 'missing' }
    const row = await readBySlug(db, slug)
    if (!row) {
      const shareSlug = await findMovedSlug(db, slug)
      if (!shareSlug) return { kind: 'missing' }
      const moved = await readPublic(shareSlug)
      return moved.kind === 'found' ? { kind: 'moved', shareSlug } : moved
    }
    const state = publicState(row)
    return state === 'open' ? { kind: 'found', memorial: presentPublic(row) } : { kind: state }
  }

  /** For the call: a slug that moved answers with the memorial itself. */
  async function getPublic(slug: string) {
    const result = await readPublic(slug)
    const settled = result.kind === 'moved' ? await readPublic(result.shareSlug) : result
    if (settled.kind === 'private') throw new DomainError('PUBLIC_PRIVATE')
    if (settled.kind !== 'found') throw new DomainError('PUBLIC_MISSING')
    return { memorial: settled.memorial, userContribution: null, userRsvp: null, userDonations: [] }
  }

  return { readPublic, getPublic }
}
