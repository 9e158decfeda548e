import { type Caller, type ContributorAccess, grantContributorAccess } from '#server/lib/caller.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import type { Context } from '#server/ports/context.ts'
import { readable } from './service-visitors.ts'

/** A visitor with a confirmed address. */
type SignedInVisitor = Visitor & { caller: Caller }

/**
 * Proves that a visitor may add to a memorial. Rejects as `readable` does, or with BLOCKED. A write with this proof calls
 * `blocking.requireNotBlocked` again in its transaction.
 */
export async function authoriseContributor(
  context: Context,
  slug: string,
  visitor: SignedInVisitor,
): Promise<ContributorAccess> {
  const { memorialUuid } = await readable(context, slug, visitor)
  const { uuid: userUuid, email } = visitor.caller
  await blocking.requireNotBlocked(context.db, memorialUuid, { userUuid })
  return grantContributorAccess({ memorialUuid, userUuid, email })
}
