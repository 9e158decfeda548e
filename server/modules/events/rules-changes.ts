import type { ChangedEvent, ChangedFact, EventSide } from '#contract/change-notices.ts'
import type { EventFacts } from '#server/lib/programme.ts'
import { overAt } from './rules.ts'

/** `isNew`: people were not told of it at all. */
export type NotedSide = EventSide & { isNew?: true }

/** An event that changed or was added, as it was when people were last told of it. */
export interface NotedChange {
  eventUuid: string
  before: NotedSide
  changedAt: Date
}

export interface OpenChange extends ChangedEvent {
  changedAt: Date
}

/** What a message about a change says of an event. */
export function sideOf(event: EventFacts): EventSide {
  const { kind, title, date, begins, endDate, ends, zone, place, details } = event
  const { streamUrl, isNotStreamed, cancelledAt } = event
  const isCancelled = cancelledAt !== null
  return {
    kind,
    title,
    date,
    begins,
    endDate,
    ends,
    zone,
    place,
    details,
    streamUrl,
    isNotStreamed,
    isCancelled,
  }
}

/** An event before it was there. */
export const newSide = ({ kind, title }: EventFacts): NotedSide => ({
  kind,
  title,
  date: null,
  begins: null,
  endDate: null,
  ends: null,
  zone: null,
  place: null,
  details: null,
  streamUrl: null,
  isNotStreamed: false,
  isCancelled: false,
  isNew: true,
})

const fieldsOf = {
  WHETHER: ['isCancelled'],
  WHEN: ['date', 'begins', 'endDate', 'ends', 'zone'],
  WHERE: ['place'],
  NAME: ['kind', 'title'],
  STREAM: ['streamUrl', 'isNotStreamed'],
  DETAILS: ['details'],
} as const satisfies Record<Exclude<ChangedFact, 'NEW'>, readonly (keyof EventSide)[]>

/** What people would want to know. Of an event that does not take place nothing else matters. */
export function whatChanged(before: EventSide, after: EventSide): ChangedFact[] {
  if (after.isCancelled) return before.isCancelled ? [] : ['WHETHER']
  const kinds = Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]
  return kinds.filter((kind) => fieldsOf[kind].some((field) => before[field] !== after[field]))
}

/**
 * The changes that people may still be told of: an event that has its old facts again, and one that is over by its old
 * and by its new time, is none.
 *
 * @param events of the programme now, in order
 */
export function changesToTell(
  noted: readonly NotedChange[],
  events: readonly EventFacts[],
  { now, productZone }: { now: Date; productZone: string },
): OpenChange[] {
  return events.flatMap((event) => {
    const { dayZone } = event
    const isOver = (side: EventSide) => (overAt({ ...side, dayZone }, productZone) ?? now) < now
    const its = noted.find(({ eventUuid }) => eventUuid === event.uuid)
    if (!its) return []
    const { changedAt } = its
    const { isNew, ...known } = its.before
    const after = sideOf(event)
    // It is called what it is called now: it had no name before.
    const before = isNew ? { ...known, kind: after.kind, title: after.title } : known
    const what = isNew ? newsOfAdded(after) : whatChanged(before, after)
    if (what.length === 0 || (isOver(after) && (isNew || isOver(before)))) return []
    return [{ uuid: event.uuid, before, after, what, isForChosen: event.audience === 'CHOSEN', changedAt }]
  })
}

const newsOfAdded = ({ isCancelled }: EventSide): ChangedFact[] => (isCancelled ? [] : ['NEW'])
