import { sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
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
  /** The first event was full. */
  waitingSince: Date | null
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

/** @param strays answers to delete with it */
export function updateAnswer(tx: Tx, uuid: string, fields: AnswerFields, strays: string[], now: Date) {
  return without(tx, strays)
    .updateTable('rsvps')
    .set({ ...fields, updatedAt: now })
    .where('uuid', '=', uuid)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** For a statement that also deletes other answers, rarely more than one. */
function without(tx: Tx, uuids: string[]): Pick<Tx, 'insertInto' | 'updateTable'> {
  if (uuids.length === 0) return tx
  return tx.with('strays', (strays) => strays.deleteFrom('rsvps').where('uuid', 'in', uuids))
}

/**
 * Everything that the mail about an answer says; undefined when there is no recipient, or the answer does not count.
 */
export const readConfirmation = (db: Db, rsvpUuid: string) =>
  readMail(db, rsvpUuid).where('rsvps.awaitsLook', '=', false).executeTakeFirst()

/** The same for the reminder of a date, if that is still the date and visitors can open the page. */
export function readReminder(db: Db, rsvpUuid: string, day: string) {
  return readMail(db, rsvpUuid).where('memorials.memorialDate', '=', day).where(isToRemind).executeTakeFirst()
}

/** The answers to remind of a date from `first` to `last`, given before `before`. */
export function findToRemind(db: Db, days: { first: string; last: string }, before: Date) {
  return db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'memorials.memorialDate as day'])
    .where('memorials.memorialDate', '>=', days.first)
    .where('memorials.memorialDate', '<=', days.last)
    .where('rsvps.email', 'is not', null)
    .where('rsvps.updatedAt', '<=', before)
    .where(isToRemind)
    .execute()
}

/**
 * People who may come and were not reminded of this date. Of unproved answers with one address only the first counts,
 * so that nobody can have several mails sent to a stranger. Blocked people get none. Visitors must be able to open the
 * page.
 */
const isToRemind = sql<boolean>`not exists (select from events where events.memorial_uuid = memorials.uuid
    and events.uuid = memorials.uuid and events.cancelled_at is not null)
  and rsvps.status <> 'NOT_ATTENDING' and not rsvps.awaits_look
  and rsvps.reminded_of is distinct from memorials.memorial_date
  and memorials.deleted_at is null and memorials.hidden_at is null and memorials.archived_at is null
  and memorials.payment_completed_at is not null and memorials.visibility <> 'PRIVATE'
  and not exists (select from blocked_users
    where blocked_users.memorial_uuid = rsvps.memorial_uuid and blocked_users.user_uuid = rsvps.user_uuid)
  and not exists (select from blocked_addresses
    where blocked_addresses.memorial_uuid = rsvps.memorial_uuid and blocked_addresses.email = lower(rsvps.email)
      and (blocked_addresses.proven or rsvps.proven_at is null))
  and (rsvps.proven_at is not null or not exists (select from rsvps other
    where other.memorial_uuid = rsvps.memorial_uuid and lower(other.email) = lower(rsvps.email)
      and not other.awaits_look and other.status <> 'NOT_ATTENDING' and (other.proven_at is not null
        or (other.date_created, other.uuid) < (rsvps.date_created, rsvps.uuid))))`

/** Answers of people who may come, given before the date was set, if that is after `last`. */
export function findToTellDay(db: Db, last: string) {
  return db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'memorials.memorialDate as day'])
    .where('rsvps.awaitsDay', '=', true)
    .where('memorials.memorialDate', '>', last)
    .where('rsvps.email', 'is not', null)
    .where(isToRemind)
    .execute()
}

export const markDayTold = (db: Db, rsvpUuid: string) =>
  db.updateTable('rsvps').set({ awaitsDay: false }).where('uuid', '=', rsvpUuid).execute()

export const markReminded = (db: Db, rsvpUuid: string, day: string, now: Date) =>
  db.updateTable('rsvps').set({ remindedAt: now, remindedOf: day }).where('uuid', '=', rsvpUuid).execute()

/** A person with another name answered with the same address. */
const hasNamesakes = sql<boolean>`exists (select from rsvps other
  where other.memorial_uuid = rsvps.memorial_uuid and other.uuid <> rsvps.uuid
    and lower(other.email) = lower(rsvps.email))`

/** The name in the hosts' list, else the one given by a proved person: anybody can type a name with an address. */
const knownName = sql<string>`coalesce(nullif(${fullNameOf('contacts')}, ''),
  case when rsvps.proven_at is not null then rsvps.name end, '')`

/**
 * Everything a mail about an answer says, if the answer, its memorial and an address exist. `unsubscribed`: the
 * recipient wants no more mail about this memorial.
 */
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
      .leftJoin('unsubscribed', (join) =>
        join
          .onRef('unsubscribed.memorialUuid', '=', 'rsvps.memorialUuid')
          .on('unsubscribed.email', '=', sql<string>`lower(rsvps.email)`),
      )
      .select(['rsvps.email', 'rsvps.status', 'rsvps.guests', 'rsvps.updatedAt', 'rsvps.mailToken'])
      .select([
        'rsvps.watches',
        sql<string | null>`rsvps.waiting_since::text`.as('waitingSince'),
        eventAnswersOf('rsvps').as('events'),
        // Events for chosen people only where the mail goes to one of them: anybody may type an address.
        eventsOfContact.as('programme'),
      ])
      .select(['rsvps.awaitsDay', isOwnMailbox.as('isOwnMailbox'), hasNamesakes.as('isShared')])
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
        'memorials.address',
        'memorials.details',
      ])
      .select(
        sql<boolean>`unsubscribed.email is not null or contacts.unsubscribed_at is not null`.as(
          'unsubscribed',
        ),
      )
      .where('rsvps.uuid', '=', rsvpUuid)
      .where('memorials.deletedAt', 'is', null)
  )
}
