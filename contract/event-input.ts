import { z } from 'zod'
import { fieldProblem } from './field-problem.ts'
import { optionalLine, optionalText, Uuid } from './fields.ts'
import { events as eventLimits } from './host-limits.ts'
import * as limits from './limits.ts'
import { dayTexts } from './memorial-texts.ts'
import { withoutOwnTokens } from './own-tokens.ts'
import { Audience, EventKind } from './programme.ts'
import { isHostLink, readStreamLink } from './stream-link.ts'
import { isZone, localInstant } from './zoned-time.ts'

const invalidDate = fieldProblem('eventDate')
const invalidTime = fieldProblem('eventTime')

/** Of an input element of a form, whose empty value is an empty string. */
const orNull = <T extends z.ZodType<unknown, string>>(type: T) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(type.nullable())

// `abort`: the times of an event are compared only when each is one.

const invalid = (error: string) => ({ error, abort: true })

const LocalDate = orNull(
  z.iso.date(invalid(invalidDate)).refine((value) => !value.startsWith('0000'), invalid(invalidDate)),
)
const LocalTime = orNull(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, invalid(invalidTime)))

const Zone = orNull(
  z
    .string()
    .max(eventLimits.zoneMax, invalid(fieldProblem('eventZone')))
    .refine(isZone, invalid(fieldProblem('eventZone'))),
)

const Link = orNull(
  z
    .string()
    .max(eventLimits.linkMax, fieldProblem('tooLong', { what: 'link', max: eventLimits.linkMax }))
    .transform((text, context) => {
      const link = readStreamLink(withoutOwnTokens(text))
      if (!link)
        context.addIssue({
          code: 'custom',
          message: fieldProblem(isHostLink(text) ? 'eventLinkOfHost' : 'eventLink'),
        })
      return link?.url ?? null
    }),
)

const orFalse = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** An event as its hosts send it. */
export const EventInput = z
  .object({
    /** A new event has an id that its browser chose, so that a repeated save adds nothing. The first: the memorial's. */
    uuid: Uuid.nullish(),
    kind: EventKind,
    title: optionalLine(eventLimits.titleMax, 'eventTitle')
      .optional()
      .transform((value) => value ?? null),
    date: LocalDate,
    begins: LocalTime,
    /** Absent with an end: the same day. */
    endDate: LocalDate,
    ends: LocalTime,
    /** Required with a time. */
    zone: Zone,
    place: optionalText(dayTexts.address, 'place')
      .optional()
      .transform((value) => value ?? null),
    details: optionalText(dayTexts.details, 'details')
      .optional()
      .transform((value) => value ?? null),
    audience: Audience.default('EVERYONE'),
    contactUuids: z.array(Uuid).max(limits.contacts.max).default([]),
    asksFood: orFalse,
    asksAccess: orFalse,
    streamUrl: Link,
    recordingUrl: Link,
    isNotStreamed: orFalse,
    isCancelled: orFalse,
  })
  .superRefine((event, context) => {
    for (const [field, problem] of timeProblems(event))
      context.addIssue({ code: 'custom', path: [field], message: problem })
  })
  .transform((event) => ({ ...event, ...timesOf(event) }))

export type EventInput = z.output<typeof EventInput>

/** When an event is, as its hosts type it. */
interface TypedTimes {
  date: string | null
  begins: string | null
  endDate: string | null
  ends: string | null
  zone: string | null
}

type TimeProblem = [field: keyof TypedTimes, problem: string]

/** What is wrong with the times of an event, beside the field that is to be changed. */
function timeProblems({ date, begins, endDate, ends, zone }: TypedTimes): TimeProblem[] {
  if (!date) {
    if (begins) return [['begins', fieldProblem('eventTimeWithoutDate')]]
    if (ends) return [['ends', fieldProblem('eventTimeWithoutDate')]]
    return endDate ? [['endDate', fieldProblem('eventTimeWithoutDate')]] : []
  }
  if (!begins) {
    if (ends) return [['ends', fieldProblem('eventEndWithoutBegin')]]
    return endDate && endDate < date ? [['endDate', fieldProblem('eventEndsBefore')]] : []
  }
  if (!zone) return [['zone', fieldProblem('eventZoneRequired')]]
  const lastDay = endDate ?? date
  const problems: TimeProblem[] = [clockProblem('begins', date, begins, zone)].filter((one) => one !== null)
  if (!ends) return problems
  const end = clockProblem('ends', lastDay, ends, zone)
  if (end) return [...problems, end]
  if (problems.length === 0 && instantOf(lastDay, ends, zone) <= instantOf(date, begins, zone))
    return [[lastDay < date ? 'endDate' : 'ends', fieldProblem('eventEndsBefore')]]
  return problems
}

/** A day without a time has no zone; an end has a day. */
function timesOf({ date, begins, endDate, ends, zone }: TypedTimes): TypedTimes {
  if (begins) return { date, begins, endDate: ends ? (endDate ?? date) : null, ends, zone }
  return { date, begins: null, endDate: endDate === date ? null : endDate, ends: null, zone: null }
}

function clockProblem(
  field: 'begins' | 'ends',
  date: string,
  time: string,
  zone: string,
): TimeProblem | null {
  const { kind } = localInstant(date, time, zone)
  if (kind === 'instant') return null
  return [field, fieldProblem(kind === 'twice' ? 'eventTimeTwice' : 'eventTimeSkipped')]
}

function instantOf(date: string, time: string, zone: string): number {
  const found = localInstant(date, time, zone)
  return found.kind === 'instant' ? found.at.getTime() : Number.NaN
}
