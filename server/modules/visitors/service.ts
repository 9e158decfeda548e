import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as contributions from '#server/modules/contributions/service.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import * as funds from '#server/modules/funds/service.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'

// What a visitor has added to a memorial, for that visitor only. An account whose address is not confirmed counts as
// nobody.

/** The memorial as everybody sees it, and the caller's own data with it. Rejects with PUBLIC_… */
export async function getPublic(context: Context, slug: string, visitor: Visitor) {
  const memorial = await views.getPublic(context, slug, visitor)
  const { userRsvp, userContribution, userDonations } = await mine(context, memorial.uuid, visitor)
  return {
    memorial: await fileAccess.withPublicAddresses(context, memorial),
    ...(await withAddresses(context, { userRsvp, userContribution, userDonations }, visitor)),
  }
}

/**
 * Identifies the visitor by session, or by the personal link of an invitation. The link shows its holder the contact's
 * name, address and answer, and that they have added a memory, and nothing more. A receipt tells only whether it still
 * holds. Rejects with PUBLIC_…
 */
export async function getMine(
  context: Context,
  slug: string,
  visitor: Visitor,
  inviteToken?: string,
  receipt?: string,
) {
  const { memorialUuid } = await access.readable(context, slug, visitor)
  const caller = provenCaller(visitor)
  const [own, addedBefore, receiptHolds, isHost] = await Promise.all([
    mine(context, memorialUuid, visitor, inviteToken),
    contributions.readAddedBefore(context, memorialUuid, inviteToken),
    receipt === undefined ? null : rsvps.holds(context, memorialUuid, receipt),
    caller && access.isHost(context, memorialUuid, caller.uuid),
  ])
  const mineToo = {
    receiptHolds,
    addedBefore: own.userContribution ? null : addedBefore,
    hostedUuid: isHost ? memorialUuid : null,
  }
  return withAddresses(context, { ...own, ...mineToo }, visitor)
}

/** With addresses of media that the visitor can use. */
const withAddresses = async <T>(context: Context, answer: T, { caller }: Visitor): Promise<T> =>
  caller ? fileAccess.withOwnAddresses(context, answer, caller.uuid) : answer

async function mine(context: Context, memorialUuid: string, visitor: Visitor, inviteToken?: string) {
  const caller = provenCaller(visitor)
  const author = visitor.caller?.invitedTo === memorialUuid ? visitor.caller : caller
  const [{ rsvp, invited, byEvent }, userContribution, userDonations] = await Promise.all([
    rsvps.readOwn(context, memorialUuid, caller, inviteToken),
    author && contributions.readOwn(context, memorialUuid, author),
    caller && funds.givenBy(context, memorialUuid, caller),
  ])
  return {
    userRsvp: rsvp,
    userContribution,
    userDonations: userDonations ?? [],
    ...byEvent,
    invited,
    account: caller && { name: `${caller.firstName} ${caller.surname}`.trim(), email: caller.email },
  }
}

export { readCalendar } from './service-calendar.ts'
