import { type RawBuilder, sql } from 'kysely'
import { isSenderBlocked } from '#server/lib/is-blocked.ts'
import type { Db } from '#server/ports/database.ts'
import { selectMail } from './queries.ts'

// Whom to mail that the day is near or is set, and what such a mail says.

/** What the reminder of a day says, if they are still to be reminded of it. */
export const readReminder = (db: Db, rsvpUuid: string, day: string) =>
  readMailOf(db, rsvpUuid, day, isToRemind)

/** What the mail that the day is set says, if that is still the day. */
export const readDay = (db: Db, rsvpUuid: string, day: string) => readMailOf(db, rsvpUuid, day, isToTell)

const readMailOf = (db: Db, rsvpUuid: string, day: string, isDue: RawBuilder<boolean>) =>
  selectMail(db, rsvpUuid)
    .where((eb) =>
      eb.exists(
        replies(db)
          .select('events.uuid')
          .where(sql<boolean>`event_replies.answer_uuid = rsvps.uuid`)
          .where('events.date', '=', day)
          .where(isDue),
      ),
    )
    .where(mayBeMailed)
    .executeTakeFirst()

/**
 * The answers to remind of a day from `first` to `last`, given before `before`: each once for each day and zone of what they
 * said yes to.
 */
export const findToRemind = (db: Db, { first, last }: { first: string; last: string }, before: Date) =>
  findToMail(db, isToRemind)
    .where('events.date', '>=', first)
    .where('events.date', '<=', last)
    .where('rsvps.updatedAt', '<=', before)
    .execute()

/** Answers of people who may come, given before the date was set, if that is after `last`. */
export const findToTellDay = (db: Db, last: string) =>
  findToMail(db, isToTell).where('events.date', '>', last).execute()

const findToMail = (db: Db, isDue: RawBuilder<boolean>) =>
  replies(db)
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .innerJoin('memorials', 'memorials.uuid', 'events.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'events.date as day'])
    .select((eb) => eb.fn.coalesce('events.zone', 'memorials.zone').as('zone'))
    .distinct()
    .where('rsvps.email', 'is not', null)
    .where(isDue)
    .where(mayBeMailed)

/** Parts of days with the answers to them. */
const replies = (db: Db) =>
  db
    .selectFrom('events')
    .innerJoin('eventReplies', (join) =>
      join
        .onRef('eventReplies.memorialUuid', '=', 'events.memorialUuid')
        .onRef('eventReplies.eventUuid', '=', 'events.uuid'),
    )

/**
 * The part takes place, they may see it, and come to it, watch it, or are not sure; and were not reminded of its day. Of
 * unproved answers with one address only the first for that day counts, so that nobody can have several mails sent to a
 * stranger.
 */
const isToRemind = sql<boolean>`events.cancelled_at is null and event_replies.status <> 'NOT_ATTENDING'
  and events.date is distinct from rsvps.reminded_of and events.date <> all (rsvps.reminded_days)
  and (events.audience = 'EVERYONE' or exists (select from event_guests
    join contacts invited on invited.uuid = event_guests.contact_uuid
    where event_guests.memorial_uuid = events.memorial_uuid and event_guests.event_uuid = events.uuid
      and lower(invited.email) = lower(rsvps.email)))
  and (rsvps.proven_at is not null or not exists (select from rsvps other
    join event_replies given on given.answer_uuid = other.uuid
    join events likewise on likewise.memorial_uuid = given.memorial_uuid and likewise.uuid = given.event_uuid
    where other.memorial_uuid = rsvps.memorial_uuid and lower(other.email) = lower(rsvps.email)
      and not other.awaits_look and given.status <> 'NOT_ATTENDING'
      and likewise.date = events.date and likewise.cancelled_at is null
      and (other.proven_at is not null or (other.date_created, other.uuid) < (rsvps.date_created, rsvps.uuid))))`

/** It is the first event, they may come to it, and answered while it had no date. */
const isToTell = sql<boolean>`rsvps.awaits_day and events.uuid = events.memorial_uuid
  and event_replies.status <> 'WATCHING' and ${isToRemind}`

/** The answer counts, visitors can open the page, and its sender is not blocked. */
const mayBeMailed = sql<boolean>`not rsvps.awaits_look
  and memorials.deleted_at is null and memorials.hidden_at is null and memorials.archived_at is null
  and memorials.payment_completed_at is not null and memorials.visibility <> 'PRIVATE'
  and not ${isSenderBlocked}`

export const markDayTold = (db: Db, rsvpUuid: string) =>
  db.updateTable('rsvps').set({ awaitsDay: false }).where('uuid', '=', rsvpUuid).execute()

/** Days that no part is on any more are forgotten: a part that is moved there again is a new reason to remind. */
export const markReminded = (db: Db, rsvpUuid: string, day: string, now: Date) =>
  db
    .updateTable('rsvps')
    .set({
      remindedAt: now,
      remindedOf: day,
      remindedDays: sql<string[]>`array(select distinct known from unnest(reminded_days || ${day}::date) known
        where known = ${day}::date or known in (select date from events where memorial_uuid = rsvps.memorial_uuid))`,
    })
    .where('uuid', '=', rsvpUuid)
    .execute()
