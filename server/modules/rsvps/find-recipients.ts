import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullNameOf, hostName } from '#server/lib/full-name.ts'
import { isSenderBlocked } from '#server/lib/is-blocked.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { eventAnswersOf, firstDay, isForContacts, selectEventsForContacts } from '#server/lib/programme.ts'
import { replyTo } from '#server/lib/reply-to.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import type { Db } from '#server/ports/database.ts'
import type { Mailbox } from '#server/ports/mail.ts'
import { isNear, REMIND_DAYS } from './rules.ts'

// Whom to mail about their answer, or that the day is near or is set, and what such a mail says.

/** Whether the mail of an answer goes to whoever gave it: by a personal link, anybody's address may be typed. */
export const isOwnMailbox = sql<boolean>`(rsvps.contact_uuid is null
  or exists (select from contacts
    where contacts.uuid = rsvps.contact_uuid and lower(contacts.email) = lower(rsvps.email)))`

/** The name in the hosts' list, else the one given by a proved person: anybody can type a name with an address. */
const knownName = sql<string>`coalesce(nullif(${fullNameOf('contacts')}, ''),
  case when rsvps.proven_at is not null then rsvps.name end, '')`

/** Anybody can type an address: only people whom a host invited learn the hosts' addresses. */
const replyToInvited = sql<Mailbox[]>`case when contacts.uuid is null then '[]' else ${replyTo} end`

/** Everything that a mail about an answer says; undefined when there is no recipient, or the answer does not count. */
export const readConfirmation = (db: Db, rsvpUuid: string) =>
  db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    // A personal link is sent only to the contact it belongs to.
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.memorialUuid', '=', 'rsvps.memorialUuid')
        .on(sql`lower(contacts.email)`, '=', sql`lower(rsvps.email)`),
    )
    .select(['rsvps.uuid as rsvpUuid', 'rsvps.email', 'rsvps.status', 'rsvps.guests'])
    .select(['rsvps.updatedAt', 'rsvps.remindedAt', 'rsvps.mailToken', 'contacts.inviteToken'])
    .select([knownName.as('toName'), replyToInvited.as('replyTo'), isOwnMailbox.as('isOwnMailbox')])
    // Any other address was only typed.
    .select(sql<boolean>`rsvps.proven_at is not null and ${isOwnMailbox}`.as('isAddressProven'))
    // Events for chosen people only where the mail goes to one of them.
    .select(selectEventsForContacts(sql`contacts.uuid`).as('programme'))
    .select(sql<Language | null>`coalesce(rsvps.language, ${memorialLanguage})`.as('language'))
    .select(['memorials.uuid', 'memorials.shareSlug', 'memorials.nameOfPerson', 'memorials.linkSecret'])
    .select(['memorials.zone as dayZone', ...firstDay, eventAnswersOf('rsvps').as('events')])
    .select(hostName.as('host'))
    .$narrowType<{ email: NotNull }>()
    .where('rsvps.uuid', '=', rsvpUuid)
    .where('rsvps.email', 'is not', null)
    .where('rsvps.awaitsLook', '=', false)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()

export type MailedAnswer = NonNullable<Awaited<ReturnType<typeof readConfirmation>>>

/**
 * The answers to remind of a day that is near, given more than a day ago: each once for each day and zone of what they
 * said yes to.
 */
export async function findToRemind(db: Db, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const around = await selectDue(db, isToRemind)
    // A zone may be a day ahead, or behind.
    .where(sql<boolean>`events.date between ${today}::date and ${today}::date + ${REMIND_DAYS + 1}::int`)
    .where(sql<boolean>`rsvps.updated_at <= ${now}::timestamptz - interval '1 day'`)
    .execute()
  return around.filter(({ day, zone }) => isNear(day, isoDayOf(now, zone)))
}

/** Answers of people who may come, given before the date was set; not of whom the reminder tells it. */
export const findToTellDay = (db: Db, now: Date) =>
  selectDue(db, isToTell)
    .where(sql<boolean>`events.date > ${isoDayOf(now)}::date + ${REMIND_DAYS}::int`)
    .execute()

/** What the mail about a day says, if it is still to be sent. */
export async function readDue(
  db: Db,
  { rsvpUuid, day }: { rsvpUuid: string; day: string },
  isToMail: RawBuilder<boolean>,
): Promise<MailedAnswer | undefined> {
  const due = selectDue(db, isToMail).where('rsvps.uuid', '=', rsvpUuid).where('events.date', '=', day)
  const answer = (await due.executeTakeFirst()) && (await readConfirmation(db, rsvpUuid))
  return answer && !(await isUnsubscribed(db, answer.uuid, answer.email)) ? answer : undefined
}

/** The answer counts, visitors can open the page, and its sender is not blocked. */
const selectDue = (db: Db, isToMail: RawBuilder<boolean>) =>
  db
    .selectFrom('events')
    .innerJoin('eventReplies', (join) =>
      join
        .onRef('eventReplies.memorialUuid', '=', 'events.memorialUuid')
        .onRef('eventReplies.eventUuid', '=', 'events.uuid'),
    )
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .innerJoin('memorials', 'memorials.uuid', 'events.memorialUuid')
    .select(['rsvps.uuid as rsvpUuid', 'events.date as day'])
    .select((eb) => eb.fn.coalesce('events.zone', 'memorials.zone').as('zone'))
    .$narrowType<{ day: NotNull }>()
    .distinct()
    .where(isToMail)
    .where(sql<boolean>`rsvps.email is not null and not rsvps.awaits_look
      and memorials.deleted_at is null and memorials.hidden_at is null and memorials.archived_at is null
      and memorials.payment_completed_at is not null and memorials.visibility <> 'PRIVATE'
      and not ${isSenderBlocked}`)

/**
 * The part takes place, they may see it, and come to it, watch it, or are not sure; and were not reminded of its day. Of
 * unproved answers with one address only the first for that day counts, so that nobody can have several mails sent to a
 * stranger.
 */
export const isToRemind = sql<boolean>`events.cancelled_at is null and event_replies.status <> 'NOT_ATTENDING'
  and events.date is distinct from rsvps.reminded_of and events.date <> all (rsvps.reminded_days)
  and ${isForContacts(sql`select invited.uuid from contacts invited
    where invited.memorial_uuid = rsvps.memorial_uuid and lower(invited.email) = lower(rsvps.email)`)}
  and (rsvps.proven_at is not null or not exists (select from rsvps other
    join event_replies given on given.answer_uuid = other.uuid
    join events likewise on likewise.memorial_uuid = given.memorial_uuid and likewise.uuid = given.event_uuid
    where other.memorial_uuid = rsvps.memorial_uuid and lower(other.email) = lower(rsvps.email)
      and not other.awaits_look and given.status <> 'NOT_ATTENDING'
      and likewise.date = events.date and likewise.cancelled_at is null
      and (other.proven_at is not null or (other.date_created, other.uuid) < (rsvps.date_created, rsvps.uuid))))`

/** It is the first event, they may come to it, and answered while it had no date. */
export const isToTell = sql<boolean>`rsvps.awaits_day and events.uuid = events.memorial_uuid
  and event_replies.status <> 'WATCHING' and ${isToRemind}`

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
