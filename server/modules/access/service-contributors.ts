import { type Caller, type ContributorAccess, grantContributorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import type { Context } from '#server/ports/context.ts'
import { readable } from './service-visitors.ts'

/** A visitor with a confirmed address, or with a session of a personal link. */
type SignedInVisitor = Visitor & { caller: Caller }

/**
 * Proves that a visitor may add to a memorial. Rejects as `readable` does, or with BLOCKED or
 * EMAIL_UNVERIFIED. A write with this proof calls
 * `blocking.requireNotBlocked` again in its transaction.
 */
export async function authoriseContributor(
  context: Context,
  slug: string,
  visitor: SignedInVisitor,
): Promise<ContributorAccess> {
  const { memorialUuid } = await readable(context, slug, visitor)
  const { uuid: userUuid, email, emailVerified, invitedTo } = visitor.caller
  if (!emailVerified && invitedTo !== memorialUuid) throw new DomainError('EMAIL_UNVERIFIED')
  await blocking.requireNotBlocked(context.db, memorialUuid, { userUuid })
  return grantContributorAccess({ memorialUuid, userUuid, email })
}
