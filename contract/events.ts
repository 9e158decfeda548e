import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { EventInput } from './event-input.ts'
import { fieldProblem } from './field-problem.ts'
import { hostCall, InMemorial, Timestamp, Uuid, Version } from './fields.ts'
import { events as eventLimits } from './host-limits.ts'
import { Csv, Page } from './pages.ts'
import { Audience, EventKind, EventStatus } from './programme.ts'

/** The programme of a memorial's day (docs/decisions/0023). */

export { Audience, EventKind, EventStatus }

/**
 * A part of the day that takes place and that everyone may see, for print, films and the slideshow. Times are local to
 * `zone`; without a time there is no zone.
 */
export const DayPart = z.object({
  /** The memorial's own id for its first event. */
  uuid: Uuid,
  kind: EventKind,
  /** In the memorial's language; null: the name of its kind. */
  title: z.string().nullable(),
  /** `YYYY-MM-DD` */
  date: z.string().nullable(),
  /** `HH:MM` */
  begins: z.string().nullable(),
  /** The day on which it ends, if there is an end. */
  endDate: z.string().nullable(),
  ends: z.string().nullable(),
  /** An IANA name, such as `Australia/Sydney`. */
  zone: z.string().nullable(),
  place: z.string().nullable(),
})
export type DayPart = z.infer<typeof DayPart>

/** An event as its visitors see it. */
export const PublicEvent = DayPart.extend({
  /** The instant of `date` and `begins`; null without a time. */
  beginsAt: Timestamp.nullable(),
  /** The instant of `endDate` and `ends`. */
  endsAt: Timestamp.nullable(),
  /** From this instant on it is over, and takes no more answers; null without a date. */
  overAt: Timestamp.nullable(),
  details: z.string().nullable(),
  asksFood: z.boolean(),
  asksAccess: z.boolean(),
  streamUrl: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  /** The family says that it is not streamed, so that a link sold elsewhere is known as false. */
  isNotStreamed: z.boolean(),
  isCancelled: z.boolean(),
  /** Of its calendar file (RFC 5545): rises with its time, place, title and livestream. */
  sequence: z.number().int(),
})
export type PublicEvent = z.infer<typeof PublicEvent>

/** People by answer to one event; `guests` are brought by people who attend. */
export const EventCounts = z.object({
  attending: z.number().int(),
  guests: z.number().int(),
  unsure: z.number().int(),
  notAttending: z.number().int(),
  watching: z.number().int(),
})
export type EventCounts = z.infer<typeof EventCounts>

/** An event as hosts see and edit it. */
export const HostEvent = PublicEvent.extend({
  audience: Audience,
  /** Of contacts, where they are chosen. */
  contactUuids: z.array(Uuid),
  counts: EventCounts,
  cancelledAt: Timestamp.nullable(),
})
export type HostEvent = z.infer<typeof HostEvent>

/** A part of the day and how many answered what, for overviews of its hosts. */
export const AnsweredEvent = PublicEvent.pick({
  uuid: true,
  kind: true,
  title: true,
  date: true,
  begins: true,
  place: true,
  isCancelled: true,
}).extend({ counts: EventCounts })
export type AnsweredEvent = z.infer<typeof AnsweredEvent>

/** An answer to one event. */
export const EventAnswer = z.object({
  eventUuid: Uuid,
  status: EventStatus,
  guests: z.number().int(),
})
export type EventAnswer = z.infer<typeof EventAnswer>

export const getProgramme = endpoint({
  method: 'GET',
  path: '/memorial/programme/:memorialUuid',
  summary: 'The programme as its hosts see it, in order',
  ...hostCall,
  reply: { events: z.array(HostEvent), version: z.number().int() },
})

export const saveProgramme = endpoint({
  method: 'POST',
  path: '/memorial/programme/:memorialUuid',
  summary:
    'Save the whole programme; the first event stays when it is not named, another one goes, or is cancelled if somebody answered it. MEMORIAL_STALE comes with the present `events`',
  ...hostCall,
  body: z.object({
    events: z
      .array(EventInput)
      .max(eventLimits.maxInAll, fieldProblem('tooManyEventsInAll', { max: eventLimits.maxInAll })),
    /** The version the editor began from, as in every edit (contract/edits.ts). */
    version: Version.nullish(),
  }),
  reply: { events: z.array(HostEvent), version: z.number().int() },
  errors: ['MEMORIAL_STALE'],
})

/** One person's answer to one event, for its hosts. */
export const EventPerson = EventAnswer.extend({
  /** Of the answer, as in `listRsvps`. */
  rsvpId: Uuid,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  food: z.string(),
  accessNeeds: z.string(),
  /** It counts once a host approves the answer. */
  awaitsLook: z.boolean(),
  dateCreated: Timestamp,
})
export type EventPerson = z.infer<typeof EventPerson>

export const OneEvent = InMemorial.extend({ eventUuid: Uuid })

export const listEventAnswers = endpoint({
  method: 'GET',
  path: '/memorial/event/answers/:memorialUuid/:eventUuid',
  summary: 'The answers to one event, newest first, a page at a time; or its door list',
  access: 'host',
  params: OneEvent,
  query: z.object({
    /** Only answers of one status. */
    only: EventStatus.optional(),
    /** `yes`: everybody who comes, by name, at most `eventLimits.doorMax` and without pages. */
    door: z.enum(['yes']).optional(),
    ...Page.query,
  }),
  reply: { answers: z.array(EventPerson), counts: EventCounts, ...Page.reply },
  errors: ['EVENT_NOT_FOUND'],
})

export const exportEventAnswers = endpoint({
  method: 'GET',
  path: '/memorial/event/csv/:memorialUuid/:eventUuid',
  summary: 'All answers to one event as a table for a spreadsheet',
  access: 'host',
  priority: 'deferrable',
  params: OneEvent,
  reply: Csv,
  errors: ['EVENT_NOT_FOUND'],
})
