import { calendarEvent, programmeCalendar } from '#contract/calendar.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import * as access from '#server/modules/access/service.ts'
import * as contributions from '#server/modules/contributions/service.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import { listGivenBy } from '#server/modules/funds/list-donations.ts'
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
 * name, address and answer, and that they have added a memory, and nothing more. Rejects with PUBLIC_…
 */
export async function getMine(context: Context, slug: string, visitor: Visitor, inviteToken?: string) {
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const caller = provenCaller(visitor)
  const [own, addedBefore, isHost] = await Promise.all([
    mine(context, memorialUuid, visitor, inviteToken),
    contributions.readAddedBefore(context, memorialUuid, inviteToken),
    caller && access.isHost(context, memorialUuid, caller.uuid),
  ])
  const mineToo = {
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
    caller && listGivenBy(context, memorialUuid, caller),
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

interface Asked {
  /** Null: the first event. */
  eventUuid: string | null
  inviteToken: string | undefined
}

/**
 * An event as a calendar file. Null when this visitor may not read the memorial or the event, or when it has no date.
 */
export async function readCalendar(
  context: Context,
  slug: string,
  visitor: Visitor,
  { eventUuid, inviteToken }: Asked,
): Promise<{ fileName: string; file: string } | null> {
  const found = await views.readPublic(context, slug, visitor)
  if (found.kind !== 'found') return null
  const { memorial } = found
  const { publicUrl } = context
  const { shareSlug } = memorial
  const now = context.clock.now()
  const wanted = eventUuid ?? memorial.uuid
  const isOf = ({ uuid }: { uuid: string }) => uuid === wanted
  const event =
    memorial.programme.find(isOf) ?? (await chosenEvents(context, memorial, visitor, inviteToken)).find(isOf)
  if (event) {
    if (!event.date) return null
    const name = event.title ?? mailTranslator(memorial.writtenIn)(`programme.kinds.${event.kind}`)
    const fileName = wanted === memorial.uuid ? `${shareSlug}.ics` : `${shareSlug}-${wanted.slice(0, 8)}.ics`
    return { fileName, file: programmeCalendar({ ...event, name }, memorial, publicUrl, now) }
  }
  if (wanted !== memorial.uuid || !memorial.memorialDate) return null
  return { fileName: `${shareSlug}.ics`, file: calendarEvent(memorial, publicUrl, now) }
}

async function chosenEvents(
  context: Context,
  { uuid }: PublicMemorial,
  visitor: Visitor,
  inviteToken: string | undefined,
) {
  const own = await rsvps.readOwn(context, uuid, provenCaller(visitor), inviteToken)
  return own.byEvent.programme
}
