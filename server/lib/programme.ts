import { type RawBuilder, sql } from 'kysely'
import type { EventAnswer, HostEvent, PublicEvent } from '#contract/events.ts'

// The programme of a memorial and answers to it, as parts of queries. Keys inside JSON are literals, since the camelCase
// plugin does not reach into JSON.

/** An event. Without a date it has no time. */
export interface EventFacts
  extends Omit<PublicEvent, 'beginsAt' | 'endsAt' | 'overAt' | 'isCancelled'>,
    Pick<HostEvent, 'audience'> {
  /** Of the memorial's day, for events without a time; null: the product's. */
  dayZone: string | null
  /** A string, since it comes from JSON. */
  cancelledAt: string | null
  position: number
}

/** An event with how many answered what, and the contacts whom it is for where they were chosen. */
export type HostEventFacts = EventFacts & Pick<HostEvent, 'counts' | 'contactUuids'>

/** People by answer to an event; answers that wait for a host's look do not count. */
export const eventCounts = sql<HostEvent['counts']>`(
  select jsonb_build_object(
    'attending', count(*) filter (where status = 'ATTENDING'),
    'guests', coalesce(sum(guests) filter (where status = 'ATTENDING'), 0),
    'unsure', count(*) filter (where status = 'UNSURE'),
    'notAttending', count(*) filter (where status = 'NOT_ATTENDING'),
    'watching', count(*) filter (where status = 'WATCHING'))
  from event_replies
  where event_replies.memorial_uuid = events.memorial_uuid and event_replies.event_uuid = events.uuid
    and not event_replies.awaits_look)`

/**
 * One row of `events` as JSON, in a query of its memorial. Whoever takes the date out gets the time back with the next
 * one. The first event comes before others of the same time.
 */
const eventFacts = sql<EventFacts>`jsonb_build_object(
  'uuid', events.uuid, 'kind', kind, 'title', title, 'date', date, 'endDate', end_date,
  'begins', case when date is not null then begins end, 'ends', case when date is not null then ends end,
  'zone', case when date is not null then events.zone end, 'dayZone', memorials.zone,
  'place', place, 'details', details, 'audience', audience,
  'asksFood', asks_food, 'asksAccess', asks_access, 'streamUrl', stream_url, 'recordingUrl', recording_url,
  'isNotStreamed', is_not_streamed, 'cancelledAt', cancelled_at, 'sequence', sequence,
  'position', case when events.uuid = events.memorial_uuid then -1 else position end)`

const selectEvents = <Facts = EventFacts>(which: RawBuilder<unknown>, more = sql`'{}'::jsonb`) =>
  sql<Facts[]>`(select coalesce(json_agg(${eventFacts} || ${more}), '[]') from events
    where events.memorial_uuid = memorials.uuid and ${which})`

/** The events for everyone of the memorial in the query around. */
export const publicEvents = selectEvents(sql`audience = 'EVERYONE'`)

/** Every event of the memorial in the query around, as its hosts see it. */
export const hostEvents = selectEvents<HostEventFacts>(
  sql`true`,
  sql`jsonb_build_object('counts', ${eventCounts}, 'contactUuids', array(select contact_uuid from event_guests
    where event_guests.memorial_uuid = events.memorial_uuid and event_guests.event_uuid = events.uuid order by 1))`,
)

/** Whether the event in the query around is for one of these contacts: it is for everyone, or for them. */
export const isForContacts = (contactUuids: RawBuilder<unknown>) =>
  sql<boolean>`(events.audience = 'EVERYONE' or exists (select from event_guests
    where event_guests.memorial_uuid = events.memorial_uuid and event_guests.event_uuid = events.uuid
      and event_guests.contact_uuid in (${contactUuids})))`

/** The events that these contacts may see. */
export const selectEventsForContacts = (contactUuids: RawBuilder<unknown>) =>
  selectEvents(isForContacts(contactUuids))

const ofFirst = (column: 'date' | 'place' | 'details') =>
  sql<string | null>`(select ${sql.ref(column)} from events
    where events.memorial_uuid = memorials.uuid and events.uuid = memorials.uuid)`

/** The date of the first event of the memorial in the query around. */
export const memorialDate = ofFirst('date').as('memorialDate')

/** The place of the same. */
export const address = ofFirst('place').as('address')

/** What every memorial says of its day: date, place and details of its first event. */
export const firstDay = [memorialDate, address, ofFirst('details').as('details')] as const

/** The answers to every event, the first one's before the others', of a row of `rsvps` under this name. */
export const eventAnswersOf = (rsvps: string): RawBuilder<EventAnswer[]> =>
  sql`(select coalesce(json_agg(json_build_object('eventUuid', event_uuid, 'status', reply.status,
      'guests', reply.guests) order by event_uuid <> reply.memorial_uuid), '[]')
    from event_replies reply where reply.answer_uuid = ${sql.ref(`${rsvps}.uuid`)})`
