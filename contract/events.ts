import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'

/** The programme of a memorial's day (docs/decisions/0341). */

export const EventKind = z.enum(['SERVICE', 'BURIAL', 'CREMATION', 'GATHERING', 'ONLINE', 'OTHER'])
export type EventKind = z.infer<typeof EventKind>

/** Who sees an event and may answer it. */
export const Audience = z.enum(['EVERYONE', 'CHOSEN'])

/** What somebody answers to one event. */
export const EventStatus = z.enum(['ATTENDING', 'UNSURE', 'NOT_ATTENDING', 'WATCHING'])
export type EventStatus = z.infer<typeof EventStatus>

/** An event as its visitors see it. Times are local to `zone`; without a time there is no zone. */
export const PublicEvent = z.object({
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
  details: z.string().nullable(),
  /** There is a limit, and it is reached: further answers wait. */
  isFull: z.boolean(),
  asksFood: z.boolean(),
  asksAccess: z.boolean(),
  streamUrl: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  /** The family says that it is not streamed, so that a link sold elsewhere is known as false. */
  isNotStreamed: z.boolean(),
  isCancelled: z.boolean(),
})
export type PublicEvent = z.infer<typeof PublicEvent>

/** People by answer to one event; `guests` are brought by people who attend. Those who wait are in `waiting` alone. */
export const EventCounts = z.object({
  attending: z.number().int(),
  guests: z.number().int(),
  unsure: z.number().int(),
  notAttending: z.number().int(),
  watching: z.number().int(),
  /** People, with those they bring, for whom there is no room yet. */
  waiting: z.number().int(),
})
export type EventCounts = z.infer<typeof EventCounts>

/** An event as hosts see and edit it. */
export const HostEvent = PublicEvent.extend({
  /** How many people there is room for. */
  capacity: z.number().int().nullable(),
  audience: Audience,
  /** Of contacts, where they are chosen. */
  contactUuids: z.array(Uuid),
  counts: EventCounts,
  cancelledAt: Timestamp.nullable(),
})
export type HostEvent = z.infer<typeof HostEvent>

/** An answer to one event. */
export const EventAnswer = z.object({
  eventUuid: Uuid,
  status: EventStatus,
  guests: z.number().int(),
  /** The event was full: a host lets them in, or not. */
  isWaiting: z.boolean(),
})
export type EventAnswer = z.infer<typeof EventAnswer>

const InMemorial = z.object({ memorialUuid: Uuid })

export const getProgramme = endpoint({
  method: 'GET',
  path: '/memorial/programme/:memorialUuid',
  summary: 'The programme as its hosts see it, in order',
  access: 'host',
  params: InMemorial,
  reply: { events: z.array(HostEvent), version: z.number().int() },
})
