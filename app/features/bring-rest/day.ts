import type { Archive, Row } from '#app/lib/archive/open-archive.ts'
import { aList, aRecord, aString, or } from '#app/lib/read-stored.ts'
import type { SentBody } from '#contract/endpoint.ts'
import type { HostEvent, saveProgramme } from '#contract/events.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { saveOrderOfService } from '#contract/order-of-service.ts'
import { readStreamLink } from '#contract/stream-link.ts'
import { ownId } from './own-id.ts'
import { inPlace, isIn, numberIn, textIn, textOrNull } from './row.ts'

type Event = SentBody<typeof saveProgramme>['events'][number]
type Order = SentBody<typeof saveOrderOfService>['content']

/** The id of a part of the day in this memorial; its first part has the id of the memorial. */
export const partId = ({ memorial }: Pick<Archive, 'memorial'>, memorialUuid: string, id: string): string =>
  id.toLowerCase() === textIn(memorial, 'uuid').toLowerCase() ? memorialUuid : ownId(memorialUuid, id)

/**
 * The parts of the day of an archive as this memorial would have them: those that were called off are left out, and so are links that no
 * host could type. Whom a part is for goes by the contacts that are here.
 *
 * @param first what the memorial says of its first part by now: its day and place stay
 */
export function programmeIn(
  archive: Archive,
  { uuid: memorialUuid, contacts }: Pick<Memorial, 'uuid' | 'contacts'>,
  first: HostEvent | undefined,
): Event[] {
  const guests = guestsOf(archive, contacts)
  const parts = inPlace(archive.tables.events).filter((row) => textIn(row, 'cancelledAt') === '')
  return parts
    .map((row) => {
      const id = textIn(row, 'uuid')
      const uuid = partId(archive, memorialUuid, id)
      const isFirst = uuid === memorialUuid
      const from = isFirst ? { ...row, ...firstDay(archive, first) } : row
      return eventOf(from, uuid, isFirst ? [] : (guests.get(id) ?? []))
    })
    .toSorted((one, other) => Number(other.uuid === memorialUuid) - Number(one.uuid === memorialUuid))
}

/** Day and place of the first part are the memorial's. */
const firstDay = ({ memorial }: Pick<Archive, 'memorial'>, first: HostEvent | undefined) => ({
  date: first?.date ?? textIn(memorial, 'memorialDate').slice(0, 10),
  place: first?.place ?? textIn(memorial, 'address'),
  details: first?.details ?? textIn(memorial, 'details'),
})

function eventOf(row: Row, uuid: string, contactUuids: string[]): Event {
  const date = textIn(row, 'date').slice(0, 10) || null
  const begins = date ? timeIn(row, 'begins') : null
  const days = row.endDays === null || row.endDays === undefined ? null : numberIn(row, 'endDays')
  return {
    uuid,
    kind: textIn(row, 'kind') as Event['kind'],
    title: textIn(row, 'title'),
    date,
    begins,
    endDate: date && days !== null ? daysAfter(date, days) : null,
    ends: begins ? timeIn(row, 'ends') : null,
    zone: begins ? textOrNull(row, 'zone') : null,
    place: textIn(row, 'place'),
    details: textIn(row, 'details'),
    audience: textIn(row, 'audience') === 'CHOSEN' ? 'CHOSEN' : 'EVERYONE',
    contactUuids,
    asksFood: isIn(row, 'asksFood'),
    asksAccess: isIn(row, 'asksAccess'),
    streamUrl: readStreamLink(textIn(row, 'streamUrl'))?.url ?? null,
    recordingUrl: readStreamLink(textIn(row, 'recordingUrl'))?.url ?? null,
    isNotStreamed: isIn(row, 'isNotStreamed'),
    isCancelled: false,
  }
}

/** `14:30` of `14:30:00`. */
const timeIn = (row: Row, field: string): string | null => textIn(row, field).slice(0, 5) || null

const daysAfter = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return Number.isNaN(day.getTime()) ? date : day.toISOString().slice(0, 10)
}

/** Contacts of this memorial by the part of the archive that they were chosen for. */
function guestsOf({ tables }: Archive, contacts: Memorial['contacts']): Map<string, string[]> {
  const here = new Map(
    contacts.flatMap((contact) => keysOf(contact).map((key) => [key, contact.uuid] as const)),
  )
  const found = new Map<string, string | undefined>(
    tables.contacts.map((row) => {
      const [email, phone] = [textOrNull(row, 'email'), textOrNull(row, 'phone')]
      const keys = keysOf({ email, phone })
      return [textIn(row, 'uuid'), keys.map((key) => here.get(key)).find((uuid) => uuid !== undefined)]
    }),
  )
  const guests = new Map<string, string[]>()
  for (const row of tables.eventGuests) {
    const uuid = found.get(textIn(row, 'contactUuid'))
    if (uuid) guests.set(textIn(row, 'eventUuid'), [...(guests.get(textIn(row, 'eventUuid')) ?? []), uuid])
  }
  return guests
}

const keysOf = ({ email, phone }: { email: string | null; phone: string | null }): string[] => [
  ...(email ? [email.toLowerCase()] : []),
  ...(phone ? [phone.replace(/\D/g, '')] : []),
]

/**
 * The order of service of an archive; null where it has none. Its pictures are those of this memorial that came from the same archive.
 */
export function orderIn(archive: Archive, { media }: Pick<Memorial, 'media'>): Order | null {
  const [row] = archive.tables.ordersOfService
  const content = or(aRecord, null)(row?.content)
  if (content === null) return null
  const here = new Map<unknown, string>(media.map(({ uuid, clientId }) => [clientId, uuid]))
  return {
    name: or(aString, null)(content.name),
    years: textIn(content, 'years'),
    when: or(aString, null)(content.when),
    photoUuids: or(aList(anything), [])(content.photoUuids).flatMap((uuid) => here.get(uuid) ?? []),
    items: or(
      aList(aRecord),
      [],
    )(content.items).map((item) => ({
      id: textIn(item, 'id'),
      kind: textIn(item, 'kind') as Order['items'][number]['kind'],
      title: textIn(item, 'title'),
      by: textIn(item, 'by'),
      source: textIn(item, 'source'),
      text: textIn(item, 'text'),
    })),
    thanks: textIn(content, 'thanks'),
  }
}

const anything = (stored: unknown): unknown => stored
