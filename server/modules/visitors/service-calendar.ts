import { calendarEvent, programmeCalendar } from '#contract/calendar.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'

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
  publicUrl: string,
  slug: string,
  visitor: Visitor,
  { eventUuid, inviteToken }: Asked,
): Promise<{ fileName: string; file: string } | null> {
  const found = await views.readPublic(context, slug, visitor)
  if (found.kind !== 'found') return null
  const { memorial } = found
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
