import type { Selectable } from 'kysely'
import type { EventInput } from '#contract/event-input.ts'
import type { HostEvent } from '#contract/events.ts'
import type { EventFacts } from '#server/lib/programme.ts'
import type { Events } from '#server/ports/database-types.ts'

/** An event before a save. */
export interface StoredEvent extends EventFacts {
  contactUuids: string[]
  counts: HostEvent['counts']
  isAnswered: boolean
}

/** A row of `events`, without its memorial. */
export type EventRow = Omit<Selectable<Events>, 'memorialUuid' | 'createdAt' | 'endDate'>

interface ProgrammePlan {
  rows: EventRow[]
  deleted: string[]
  /** They are not in the list any more, but somebody answered them. */
  cancelled: string[]
}

/**
 * What a save of the whole programme changes. The first event stays when it is not named. An id that no event of this
 * memorial has is a new event's, so the same save again changes nothing.
 */
export function plannedProgramme(
  inputs: readonly (EventInput & { uuid: string })[],
  before: readonly StoredEvent[],
  memorialUuid: string,
  now: Date,
): ProgrammePlan {
  const known = new Map(before.map((event) => [event.uuid, event]))
  const named = new Set(inputs.map(({ uuid }) => uuid))
  const left = before.filter(({ uuid }) => uuid !== memorialUuid && !named.has(uuid))
  return {
    rows: inputs.map((input, position) =>
      rowOf(input, known.get(input.uuid), memorialUuid, { now, position }),
    ),
    deleted: left.filter(({ isAnswered }) => !isAnswered).map(({ uuid }) => uuid),
    cancelled: left.filter(({ isAnswered }) => isAnswered).map(({ uuid }) => uuid),
  }
}

function rowOf(
  input: EventInput & { uuid: string },
  before: EventFacts | undefined,
  memorialUuid: string,
  { now, position }: { now: Date; position: number },
): EventRow {
  const { contactUuids: _, isCancelled, endDate, ...fields } = input
  return {
    ...fields,
    endDays: input.date && endDate ? daysBetween(input.date, endDate) : null,
    cancelledAt: isCancelled ? new Date(before?.cancelledAt ?? now) : null,
    sequence: before ? before.sequence + (isElsewhere(before, input) ? 1 : 0) : 0,
    position: input.uuid === memorialUuid ? BEFORE_ALL : position,
  }
}

/** The place of the first event among those of the same time. */
export const BEFORE_ALL = -1

const DAY_MS = 24 * 60 * 60 * 1000

const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS)

const inCalendar = ['title', 'date', 'begins', 'endDate', 'ends', 'zone', 'place', 'streamUrl'] as const

/** Whether a calendar that has the event must be told (RFC 5546 §2.1.4). */
const isElsewhere = (before: EventFacts, after: EventInput): boolean =>
  inCalendar.some((field) => before[field] !== after[field]) ||
  (before.cancelledAt !== null) !== after.isCancelled
