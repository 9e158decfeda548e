import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as contributions from '#server/modules/contributions/service.ts'
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
  return { memorial, userRsvp, userContribution, userDonations }
}

/**
 * Identifies the visitor by session, or by the personal link of an invitation. The link shows its holder the contact's
 * name, address and answer, and nothing more. Rejects with PUBLIC_…
 */
export async function getMine(context: Context, slug: string, visitor: Visitor, inviteToken?: string) {
  const { memorialUuid } = await access.readable(context, slug, visitor)
  const caller = provenCaller(visitor)
  const [own, isHost] = await Promise.all([
    mine(context, memorialUuid, visitor, inviteToken),
    caller && access.isHost(context, memorialUuid, caller.uuid),
  ])
  return { ...own, hostedUuid: isHost ? memorialUuid : null }
}

async function mine(context: Context, memorialUuid: string, visitor: Visitor, inviteToken?: string) {
  const caller = provenCaller(visitor)
  const [{ rsvp, invited, byEvent }, userContribution, userDonations] = await Promise.all([
    rsvps.readOwn(context, memorialUuid, caller, inviteToken),
    caller && contributions.readOwn(context, memorialUuid, caller),
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
