import { days, minutesOf, timeAfter } from '#app/lib/day-times.ts'
import type { EventKind, HostEvent } from '#contract/events.ts'

export const audiences = ['EVERYONE', 'CHOSEN'] as const satisfies readonly Audience[]
type Audience = HostEvent['audience']

/** An event as its form holds it: texts as typed, empty where nothing is set. */
export interface DraftEvent {
  /** The memorial's own for its first event; of a new one, chosen here. */
  id: string
  kind: EventKind
  title: string
  /** `2027-01-09` */
  date: string
  /** `14:00` */
  begins: string
  ends: string
  /** How many days after `date` it ends: 0, or 1 past midnight. */
  endsDaysLater: number
  /** An IANA name; empty as long as the event has no time. */
  zone: string
  place: string
  details: string
  audience: Audience
  /** Of contacts, where they are chosen. */
  contactUuids: string[]
  asksFood: boolean
  asksAccess: boolean
  streamUrl: string
  recordingUrl: string
  isNotStreamed: boolean
  /** Taken back: it keeps its answers, and is shown as cancelled. */
  isCancelled: boolean
}

const nothing = {
  kind: 'SERVICE',
  title: '',
  date: '',
  begins: '',
  ends: '',
  endsDaysLater: 0,
  zone: '',
  place: '',
  details: '',
  audience: 'EVERYONE',
  contactUuids: [],
  asksFood: false,
  asksAccess: false,
  streamUrl: '',
  recordingUrl: '',
  isNotStreamed: false,
  isCancelled: false,
} satisfies Omit<DraftEvent, 'id'>

export const blankEvent = (id: string): DraftEvent => ({ id, ...nothing, contactUuids: [] })

/** An event of the server, as the form holds it. */
export function draftOf(event: HostEvent): DraftEvent {
  const { uuid, kind, date, begins, ends, endDate, audience, contactUuids } = event
  return {
    id: uuid,
    kind,
    title: event.title ?? '',
    date: date ?? '',
    begins: begins ?? '',
    ends: ends ?? '',
    endsDaysLater: date && endDate ? Math.max(0, days.between(date, endDate)) : 0,
    zone: event.zone ?? '',
    place: event.place ?? '',
    details: event.details ?? '',
    audience,
    contactUuids: [...contactUuids],
    asksFood: event.asksFood,
    asksAccess: event.asksAccess,
    streamUrl: event.streamUrl ?? '',
    recordingUrl: event.recordingUrl ?? '',
    isNotStreamed: event.isNotStreamed,
    isCancelled: event.isCancelled,
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
export function nextEvent(events: readonly DraftEvent[], id: string): DraftEvent {
  const last = inOrder(events)
    .filter(({ date, isCancelled }) => date !== '' && !isCancelled)
    .at(-1)
  const kind = likelyKind(events)
  if (!last) return { ...blankEvent(id), kind }
  const { date, zone } = last
  if (last.begins === '') return { ...blankEvent(id), kind, date }
  const end =
    last.ends === '' ? timeAfter(last.begins, USUAL_LENGTH) : { time: last.ends, days: last.endsDaysLater }
  return { ...blankEvent(id), kind, zone, date: days.after(date, end.days), begins: end.time }
}

/** The events in order of time; those without a day last, each beside those it stood beside. */
export function inOrder(events: readonly DraftEvent[]): DraftEvent[] {
  const place = ({ date, begins }: DraftEvent) =>
    date === '' ? Number.POSITIVE_INFINITY : days.number(date) * 1440 + (minutesOf(begins) ?? -1)
  return events.toSorted((one, other) => {
    const [at, before] = [place(one), place(other)]
    return at === before ? 0 : at - before
  })
}

/** Where the part is that comes before one in time, of those that take place; '' for none. */
export function placeBefore(event: DraftEvent, events: readonly DraftEvent[]): string {
  const ordered = inOrder(events).filter(({ id, isCancelled }) => id === event.id || !isCancelled)
  const before = ordered.slice(
    0,
    ordered.findIndex(({ id }) => id === event.id),
  )
  return before.findLast(({ place }) => place.trim() !== '')?.place.trim() ?? ''
}

const fields = Object.keys(nothing) as (keyof typeof nothing)[]

/** An event in a form in which it can be compared; spaces around a text make no difference. */
const comparable = (event: DraftEvent): string =>
  JSON.stringify(
    fields.map((field) => {
      if (field === 'contactUuids') return event.audience === 'CHOSEN' ? event.contactUuids.toSorted() : []
      // A zone belongs to a time.
      if (field === 'zone') return event.begins && event.zone
      const value = event[field]
      return typeof value === 'string' ? value.trim() : value
    }),
  )

export const isSame = (one: DraftEvent, other: DraftEvent): boolean => comparable(one) === comparable(other)

/** Whether a save would change anything; the order of the list is that of time. */
export const isSameProgramme = (one: readonly DraftEvent[], other: readonly DraftEvent[]): boolean =>
  one.length === other.length &&
  one.every((event) => {
    const counterpart = other.find(({ id }) => id === event.id)
    return counterpart !== undefined && isSame(event, counterpart)
  })
