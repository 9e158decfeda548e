import { type Caller, type ContributorAccess, grantContributorAccess } from '#server/lib/caller.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Db } from '#server/ports/database.ts'
import { requireNotBlocked } from './service-blocking.ts'
import type { Readable } from './service-public.ts'

/** A visitor with a confirmed address. */
type SignedInVisitor = Visitor & { caller: Caller }

export function contributorAccess(db: Db, readable: (slug: string, visitor: Visitor) => Promise<Readable>) {
  /**
   * Proves that a visitor may add to a memorial. Rejects as `readable` does, or with BLOCKED. A write with this proof
   * calls `requireNotBlocked` again in its transaction.
   */
  async function authoriseContributor(slug: string, visitor: SignedInVisitor): Promise<ContributorAccess> {
    const { memorialUuid } = await readable(slug, visitor)
    const { uuid: userUuid, email } = visitor.caller
    await requireNotBlocked(db, memorialUuid, { userUuid })
    return grantContributorAccess({ memorialUuid, userUuid, email })
  }

  return { authoriseContributor }
}
