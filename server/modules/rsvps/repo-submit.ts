import { sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import { newToken } from '#server/lib/codes.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { isSenderBlocked } from '#server/lib/is-blocked.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { eventAnswersOf, eventsOfContact } from '#server/lib/programme.ts'
import { replyTo } from '#server/lib/reply-to.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { isOwnMailbox } from './repo-known.ts'

interface AnswerFields {
  name: string
  email: string | null
  phone: string | null
  status: Rsvp['status']
  guests: number
  message: string
  /** The words of answers that this one replaced. */
  formerMessage: string
  /** The address is not that of the personal link beside which it was typed, so it proves nothing. */
  typedBesideLink: boolean
  /** Null if nobody who gave it proved who they are. */
  provenAt: Date | null
  userUuid: string | null
  contactUuid: string | null
  /** The memorial has no date yet: they get a mail when it has. */
  awaitsDay: boolean
  /** Neither counted nor mailed before a host approves it. */
  awaitsLook: boolean
  /** The first event, from afar. */
  watches: boolean
  food: string
  accessNeeds: string
  language: Language | null
}

const columns = ['uuid', 'name', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'] as const

/** @param strays answers to delete with it */
export function insertAnswer(
  tx: Tx,
  memorialUuid: string,
  fields: AnswerFields,
  strays: string[],
  now: Date,
) {
  return without(tx, strays)
    .insertInto('rsvps')
    .values({ ...fields, memorialUuid, dateCreated: now, updatedAt: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/**
 * Where its address changes, the mails that went to the former one are a key to it no longer (docs/decisions/0022).
 *
 * @param strays answers to delete with it
 */
export function updateAnswer(
  tx: Tx,
  { uuid, email }: { uuid: string; email: string | null },
  fields: AnswerFields,
  strays: string[],
  now: Date,
) {
  const isMoved = email !== null && email.toLowerCase() !== fields.email?.toLowerCase()
  const writing = isMoved ? keepingToken(without(tx, strays), uuid) : without(tx, strays)
  return writing
    .updateTable('rsvps')
    .set({ ...fields, ...(isMoved && { mailToken: newToken() }), updatedAt: now })
    .where('uuid', '=', uuid)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** For a statement that gives an answer another token: the one before still ends the mails to its address. */
function keepingToken(writing: Writing, uuid: string): Writing {
  return writing.with('former', (former) =>
    former
      .insertInto('formerMailTokens')
      .columns(['token', 'answerUuid', 'memorialUuid', 'email'])
      .expression((eb) =>
        eb
          .selectFrom('rsvps')
          .select(['mailToken', 'uuid', 'memorialUuid', sql<string>`lower(email)`.as('email')])
          .where('uuid', '=', uuid),
      ),
  )
}

type Writing = Pick<Tx, 'with' | 'insertInto' | 'updateTable'>

/** For a statement that also deletes other answers, rarely more than one. */
function without(tx: Tx, uuids: string[]): Writing {
  if (uuids.length === 0) return tx
  return tx.with('strays', (strays) => strays.deleteFrom('rsvps').where('uuid', 'in', uuids))
}

/**
 * Everything that the mail about an answer says; undefined when there is no recipient, or the answer does not count.
 */
export const readConfirmation = (db: Db, rsvpUuid: string) =>
  readMail(db, rsvpUuid).where('rsvps.awaitsLook', '=', false).executeTakeFirst()

/** The same for the reminder of a day, if they are still to be reminded of it. */
export const readReminder = (db: Db, rsvpUuid: string, day: string) =>
  readMail(db, rsvpUuid)
    .where((eb) =>
      eb.exists(
        yeses(db)
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
  yeses(db)
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
const yeses = (db: Db) =>
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
  readMail(db, rsvpUuid)
    .where('memorials.memorialDate', '=', day)
    .where(isToTell)
    .where(mayBeMailed)
    .executeTakeFirst()

/** Answers of people who may come, given before the date was set, if that is after `last`. */
export function findToTellDay(db: Db, last: string) {
  return db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'memorials.memorialDate as day'])
    .where('rsvps.awaitsDay', '=', true)
    .where('memorials.memorialDate', '>', last)
    .where('rsvps.email', 'is not', null)
    .where(isToTell)
    .where(mayBeMailed)
    .execute()
}

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

/** Whoever answered proved who they are, and the address is theirs. Any other was only typed. */
const isAddressProven = sql<boolean>`rsvps.proven_at is not null and ${isOwnMailbox}`.as('isAddressProven')

/** The name in the hosts' list, else the one given by a proved person: anybody can type a name with an address. */
const knownName = sql<string>`coalesce(nullif(${fullNameOf('contacts')}, ''),
  case when rsvps.proven_at is not null then rsvps.name end, '')`

/** Everything a mail about an answer says, if the answer, its memorial and an address exist. */
function readMail(db: Db, rsvpUuid: string) {
  return (
    db
      .selectFrom('rsvps')
      .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
      // A personal link is sent only to the contact it belongs to.
      .leftJoin('contacts', (join) =>
        join
          .onRef('contacts.memorialUuid', '=', 'rsvps.memorialUuid')
          .on(sql`lower(contacts.email)`, '=', sql`lower(rsvps.email)`),
      )
      .select([
        'rsvps.email',
        'rsvps.status',
        'rsvps.guests',
        'rsvps.updatedAt',
        'rsvps.remindedAt',
        'rsvps.mailToken',
        'rsvps.uuid as rsvpUuid',
        'memorials.linkSecret',
      ])
      .select([
        'rsvps.watches',
        eventAnswersOf('rsvps').as('events'),
        // Events for chosen people only where the mail goes to one of them: anybody may type an address.
        eventsOfContact.as('programme'),
      ])
      .select(['rsvps.awaitsDay', isOwnMailbox.as('isOwnMailbox'), isAddressProven])
      .select([
        'contacts.inviteToken',
        knownName.as('toName'),
        replyTo.as('replyTo'),
        sql<Language | null>`coalesce(rsvps.language, ${memorialLanguage})`.as('language'),
      ])
      .select([
        'memorials.uuid',
        'memorials.shareSlug',
        'memorials.nameOfPerson',
        'memorials.memorialDate',
        'memorials.zone as dayZone',
        'memorials.address',
        'memorials.details',
      ])
      .where('rsvps.uuid', '=', rsvpUuid)
      .where('memorials.deletedAt', 'is', null)
  )
}
