import { days, minutesOf, timeAfter } from '#app/lib/day-times.ts'
import type { SentBody } from '#contract/endpoint.ts'
import type { EventKind, HostEvent, saveProgramme } from '#contract/events.ts'

export const textFields = [
  'title',
  'date',
  'begins',
  'ends',
  'zone',
  'place',
  'details',
  'streamUrl',
  'recordingUrl',
] as const
export const flags = ['asksFood', 'asksAccess', 'isNotStreamed', 'isCancelled'] as const

/** An event as its form holds it: texts as typed, empty where the server has null. */
export interface DraftEvent
  extends Record<(typeof textFields)[number], string>,
    Record<(typeof flags)[number], boolean>,
    Pick<HostEvent, 'kind' | 'audience' | 'contactUuids'> {
  /** The memorial's own for its first event; of a new one, chosen here. */
  id: string
  /** How many days after `date` it ends: 0, or 1 past midnight. */
  endsDaysLater: number
}

/** An object that has a value for each field. */
export const mapFields = <Field extends string, T>(fields: readonly Field[], read: (field: Field) => T) =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, T>

export const makeEvent = (id: string): DraftEvent => ({
  id,
  kind: 'SERVICE',
  audience: 'EVERYONE',
  contactUuids: [],
  endsDaysLater: 0,
  ...mapFields(textFields, () => ''),
  ...mapFields(flags, () => false),
})

/** An event of the server, as the form holds it. */
export const readEvent = (event: HostEvent): DraftEvent => ({
  id: event.uuid,
  kind: event.kind,
  audience: event.audience,
  contactUuids: event.contactUuids,
  endsDaysLater: event.date && event.endDate ? Math.max(0, days.between(event.date, event.endDate)) : 0,
  ...mapFields(textFields, (field) => event[field] ?? ''),
  ...mapFields(flags, (flag) => event[flag]),
})

/** An event as it is saved: without what means nothing, such as a zone without a time. */
export function writeEvent(event: DraftEvent): SentBody<typeof saveProgramme>['events'][number] {
  const { date, endsDaysLater } = event
  return {
    uuid: event.id,
    kind: event.kind,
    audience: event.audience,
    contactUuids: event.audience === 'CHOSEN' ? event.contactUuids.toSorted() : [],
    ...mapFields(textFields, (field) => event[field].trim() || null),
    ...mapFields(flags, (flag) => event[flag]),
    endDate: date !== '' && endsDaysLater > 0 ? days.after(date, endsDaysLater) : null,
    ...(event.begins === '' && { zone: null }),
    ...(event.isNotStreamed && { streamUrl: null, recordingUrl: null }),
  }
}

/** What comes after what on most days. */
const usualKinds: readonly EventKind[] = ['SERVICE', 'BURIAL', 'GATHERING']

/** The kind that a further event most likely has. */
function likelyKind(events: readonly DraftEvent[]): EventKind {
  const kinds = events.filter(({ isCancelled }) => !isCancelled).map(({ kind }) => kind)
  // A day has a burial or a cremation.
  const has = (kind: EventKind) => kinds.includes(kind) || (kind === 'BURIAL' && kinds.includes('CREMATION'))
  return usualKinds.find((kind) => !has(kind)) ?? 'OTHER'
}

/** How long an event takes of which no end is known, in minutes. */
const USUAL_LENGTH = 60

/** A further event: on the day and in the zone of the last one, and after it. */
export function suggestEvent(events: readonly DraftEvent[], id: string): DraftEvent {
  const last = sortEvents(events)
    .filter(({ date, isCancelled }) => date !== '' && !isCancelled)
    .at(-1)
  const kind = likelyKind(events)
  if (!last) return { ...makeEvent(id), kind }
  const { date, zone } = last
  if (last.begins === '') return { ...makeEvent(id), kind, date }
  const end =
    last.ends === '' ? timeAfter(last.begins, USUAL_LENGTH) : { time: last.ends, days: last.endsDaysLater }
  return { ...makeEvent(id), kind, zone, date: days.after(date, end.days), begins: end.time }
}

/** The events in order of time; those without a day last, each beside those it stood beside. */
export function sortEvents(events: readonly DraftEvent[]): DraftEvent[] {
  const place = ({ date, begins }: DraftEvent) =>
    date === '' ? Number.POSITIVE_INFINITY : days.number(date) * 1440 + (minutesOf(begins) ?? -1)
  return events.toSorted((one, other) => {
    const [at, before] = [place(one), place(other)]
    return at === before ? 0 : at - before
  })
}

/** Where the part is that comes before one in time, of those that take place; '' for none. */
export function placeBefore(event: DraftEvent, events: readonly DraftEvent[]): string {
  const ordered = sortEvents(events).filter(({ id, isCancelled }) => id === event.id || !isCancelled)
  const before = ordered.slice(
    0,
    ordered.findIndex(({ id }) => id === event.id),
  )
  return before.findLast(({ place }) => place.trim() !== '')?.place.trim() ?? ''
}

const isSame = (one: DraftEvent, other: DraftEvent): boolean =>
  JSON.stringify(writeEvent(one)) === JSON.stringify(writeEvent(other))

/** The events that differ from those they were made from, or are new. */
export const findChanged = (before: readonly DraftEvent[], events: readonly DraftEvent[]): string[] =>
  events
    .filter((event) => !before.some((one) => one.id === event.id && isSame(one, event)))
    .map(({ id }) => id)

/** Whether a save would change anything; the order of the list is that of time. */
export const isSameProgramme = (one: readonly DraftEvent[], other: readonly DraftEvent[]): boolean =>
  one.length === other.length && findChanged(other, one).length === 0
