import { sql } from 'kysely'
import { isSenderBlocked } from '#server/lib/is-blocked.ts'
import type { Db } from '#server/ports/database.ts'
import { selectMail } from './queries.ts'

// Whom to mail that the day is near or is set, and what such a mail says.

/** What the reminder of a day says, if they are still to be reminded of it. */
export const readReminder = (db: Db, rsvpUuid: string, day: string) =>
  selectMail(db, rsvpUuid)
    .where((eb) =>
      eb.exists(
        replies(db)
          .select('programme.uuid')
          .where(sql<boolean>`event_replies.answer_uuid = rsvps.uuid`)
          .where('programme.date', '=', day)
          .where(isToRemindOfPart),
      ),
    )
    .where(mayBeMailed)
    .executeTakeFirst()

/**
 * The answers to remind of a day from `first` to `last`, given before `before`: each once for each day and zone of what they
 * said yes to.
 */
export const findToRemind = (db: Db, days: { first: string; last: string }, before: Date) =>
  replies(db)
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .innerJoin('memorials', 'memorials.uuid', 'programme.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'programme.date as day'])
    .select((eb) => eb.fn.coalesce('programme.zone', 'programme.dayZone').as('zone'))
    .distinct()
    .where('programme.date', '>=', days.first)
    .where('programme.date', '<=', days.last)
    .where('rsvps.email', 'is not', null)
    .where('rsvps.updatedAt', '<=', before)
    .where(isToRemindOfPart)
    .where(mayBeMailed)
    .execute()

/** Parts of days with the answers to them. */
const replies = (db: Db) =>
  db
    .selectFrom('programme')
    .innerJoin('eventReplies', (join) =>
      join
        .onRef('eventReplies.memorialUuid', '=', 'programme.memorialUuid')
        .onRef('eventReplies.eventUuid', '=', 'programme.uuid'),
    )

/**
 * The part takes place, they may see it, and come to it, watch it, or are not sure; and were not reminded of its day. Of
 * unproved answers with one address only the first for that day counts, so that nobody can have several mails sent to a
 * stranger.
 */
const isToRemindOfPart = sql<boolean>`programme.cancelled_at is null and event_replies.status <> 'NOT_ATTENDING'
  and programme.date is distinct from rsvps.reminded_of and programme.date <> all (rsvps.reminded_days)
  and (programme.audience = 'EVERYONE' or exists (select from event_guests
    join contacts invited on invited.uuid = event_guests.contact_uuid
    where event_guests.memorial_uuid = programme.memorial_uuid and event_guests.event_uuid = programme.uuid
      and lower(invited.email) = lower(rsvps.email)))
  and (rsvps.proven_at is not null or not exists (select from rsvps other
    join event_replies given on given.answer_uuid = other.uuid
    join programme likewise on likewise.memorial_uuid = given.memorial_uuid and likewise.uuid = given.event_uuid
    where other.memorial_uuid = rsvps.memorial_uuid and lower(other.email) = lower(rsvps.email)
      and not other.awaits_look and given.status <> 'NOT_ATTENDING'
      and likewise.date = programme.date and likewise.cancelled_at is null
      and (other.proven_at is not null or (other.date_created, other.uuid) < (rsvps.date_created, rsvps.uuid))))`

/** The answer counts, visitors can open the page, and its sender is not blocked. */
const mayBeMailed = sql<boolean>`not rsvps.awaits_look
  and memorials.deleted_at is null and memorials.hidden_at is null and memorials.archived_at is null
  and memorials.payment_completed_at is not null and memorials.visibility <> 'PRIVATE'
  and not ${isSenderBlocked}`

/** The first event takes place, they may come to it, and were not reminded of its day; of one address as above. */
const isToTell = sql<boolean>`not exists (select from events where events.memorial_uuid = memorials.uuid
    and events.uuid = memorials.uuid and events.cancelled_at is not null)
  and rsvps.status <> 'NOT_ATTENDING' and rsvps.reminded_of is distinct from memorials.memorial_date
  and (rsvps.proven_at is not null or not exists (select from rsvps other
    where other.memorial_uuid = rsvps.memorial_uuid and lower(other.email) = lower(rsvps.email)
      and not other.awaits_look and other.status <> 'NOT_ATTENDING' and (other.proven_at is not null
        or (other.date_created, other.uuid) < (rsvps.date_created, rsvps.uuid))))`

/** What the mail that the day is set says, if that is still the day. */
export const readDay = (db: Db, rsvpUuid: string, day: string) =>
  selectMail(db, rsvpUuid)
    .where('memorials.memorialDate', '=', day)
    .where('rsvps.awaitsDay', '=', true)
    .where(isToTell)
    .where(mayBeMailed)
    .executeTakeFirst()

/** Answers of people who may come, given before the date was set, if that is after `last`. */
export const findToTellDay = (db: Db, last: string) =>
  db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'memorials.memorialDate as day'])
    .where('rsvps.awaitsDay', '=', true)
    .where('memorials.memorialDate', '>', last)
    .where('rsvps.email', 'is not', null)
    .where(isToTell)
    .where(mayBeMailed)
    .execute()

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
        where known = ${day}::date or known in (select date from programme where memorial_uuid = rsvps.memorial_uuid))`,
    })
    .where('uuid', '=', rsvpUuid)
    .execute()
