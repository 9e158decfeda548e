import { calendarEvent, programmeCalendar } from '#contract/calendar.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as contributions from '#server/modules/contributions/list-contributions.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import { listGivenBy } from '#server/modules/funds/list-donations.ts'
import { findOwnAnswer } from '#server/modules/rsvps/find-own-answer.ts'
import * as views from '#server/modules/views/show-memorial.ts'
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
  const [answer, userContribution, userDonations] = await Promise.all([
    findOwnAnswer(context, memorialUuid, caller, inviteToken),
    author && contributions.readOwn(context, memorialUuid, author),
    caller && listGivenBy(context, memorialUuid, caller),
  ])
  return {
    ...answer,
    userContribution,
    userDonations: userDonations ?? [],
    account: caller && { name: `${caller.firstName} ${caller.surname}`.trim(), email: caller.email },
  }
}

/**
 * An event as a calendar file. Null when this visitor may not read the memorial or the event, or when it has no date.
 *
 * @param asked.eventUuid null: the first event
 */
export async function readCalendar(
  context: Context,
  slug: string,
  visitor: Visitor,
  { eventUuid, inviteToken }: { eventUuid: string | null; inviteToken: string | undefined },
): Promise<{ fileName: string; file: string } | null> {
  const found = await views.readPublic(context, slug, visitor)
  if (found.kind !== 'found') return null
  const { memorial } = found
  const { uuid, shareSlug, programme } = memorial
  const now = context.clock.now()
  const wanted = eventUuid ?? uuid
  const isOf = (event: { uuid: string }) => event.uuid === wanted
  const ownEvents = async () =>
    (await findOwnAnswer(context, uuid, provenCaller(visitor), inviteToken)).programme
  const event = programme.find(isOf) ?? (await ownEvents()).find(isOf)
  const fileName = wanted === uuid ? `${shareSlug}.ics` : `${shareSlug}-${wanted.slice(0, 8)}.ics`
  if (event) {
    if (!event.date) return null
    const name = event.title ?? mailTranslator(memorial.writtenIn)(`programme.kinds.${event.kind}`)
    return { fileName, file: programmeCalendar({ ...event, name }, memorial, context.publicUrl, now) }
  }
  if (wanted !== uuid || !memorial.memorialDate) return null
  return { fileName, file: calendarEvent(memorial, context.publicUrl, now) }
}
