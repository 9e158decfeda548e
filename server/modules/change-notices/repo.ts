import { type RawBuilder, sql } from 'kysely'
import type { ChangedEvent, ToldState } from '#contract/change-notices.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { isSenderBlocked } from '#server/lib/is-blocked.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { type AffectedRow, NAMED, NOTICES } from './rules.ts'

/** The contact of an answer: by its address, or else by its link. For queries with `rsvps`. */
const joinContact = sql`left join lateral (
  select uuid, unsubscribed_at from contacts
  where contacts.memorial_uuid = rsvps.memorial_uuid and (case when rsvps.email is not null
    then lower(contacts.email) = lower(rsvps.email) else contacts.uuid = rsvps.contact_uuid end)
  limit 1) contact on true`

/** Whether whoever answered may see an event: it is for everyone, or for the contact that they are. */
const isSeen = (eventUuid: RawBuilder<unknown>) => sql`exists (select from programme
  where programme.memorial_uuid = rsvps.memorial_uuid and programme.uuid = ${eventUuid}
    and (programme.audience = 'EVERYONE' or exists (select from event_guests
      where event_guests.memorial_uuid = rsvps.memorial_uuid and event_guests.event_uuid = ${eventUuid}
        and event_guests.contact_uuid = contact.uuid)))`

/** Nobody is mailed there: as with reminders (docs/decisions/0024). */
const isSkipped = sql`rsvps.email is not null and (contact.unsubscribed_at is not null
  or exists (select from unsubscribed
    where unsubscribed.memorial_uuid = rsvps.memorial_uuid and unsubscribed.email = lower(rsvps.email))
  or ${isSenderBlocked})`

/**
 * Who answered a changed event before it changed, that they come, watch or are not sure, or who answered so for another
 * one of the day and has not answered for this one; by name. Not those who do not come, nor answers that wait for a host's
 * look, nor people who may not see the event.
 */
export async function readAffected(
  db: Db,
  memorialUuid: string,
  changed: readonly { uuid: string; changedAt: Date }[],
): Promise<AffectedRow[]> {
  const list = JSON.stringify(
    changed.map(({ uuid, changedAt }) => ({ event_uuid: uuid, changed_at: changedAt })),
  )
  const { rows } = await sql<AffectedRow>`
    with changed as (select * from jsonb_to_recordset(${list}::jsonb) as x(event_uuid uuid, changed_at timestamptz))
    select rsvps.uuid as "rsvpUuid", ${nameOf} as name, rsvps.email, rsvps.phone,
      rsvps.proven_at is null as "isUnproven", ${isSkipped} as "isSkipped",
      (select coalesce(jsonb_agg(changed.event_uuid), '[]') from changed
        where ${isSeen(sql`changed.event_uuid`)}) as "eventUuids"
    from rsvps ${joinContact}
    where rsvps.memorial_uuid = ${memorialUuid} and not rsvps.awaits_look and exists (
      select from changed join event_replies reply
        on reply.memorial_uuid = rsvps.memorial_uuid and reply.answer_uuid = rsvps.uuid
      where reply.status <> 'NOT_ATTENDING' and rsvps.updated_at <= changed.changed_at
        and (reply.event_uuid = changed.event_uuid or not exists (select from event_replies own
          where own.memorial_uuid = rsvps.memorial_uuid and own.answer_uuid = rsvps.uuid
            and own.event_uuid = changed.event_uuid))
        and ${isSeen(sql`changed.event_uuid`)})
    order by lower(rsvps.name), rsvps.date_created, rsvps.uuid`.execute(db)
  return rows
}

const nameOf = sql`coalesce(nullif(rsvps.name, ''), rsvps.email, rsvps.phone, '')`

/** Who sent a message for these changes; undefined when nobody did. */
export const findNotice = (db: Db, memorialUuid: string, revision: string) =>
  db
    .selectFrom('changeNotices')
    .select(['uuid', 'userUuid'])
    .where('memorialUuid', '=', memorialUuid)
    .where('revision', '=', revision)
    .executeTakeFirst()

interface NewNotice {
  memorialUuid: string
  revision: string
  changes: readonly ChangedEvent[]
  message: string | null
  userUuid: string
  sentAt: Date
}

export async function insertNotice(
  tx: Tx,
  { changes, ...notice }: NewNotice,
  people: readonly { rsvpUuid: string; state: ToldState }[],
): Promise<string> {
  const { uuid } = await tx
    .insertInto('changeNotices')
    .values({ ...notice, changes: JSON.stringify(changes) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await sql`
    insert into change_notice_people (notice_uuid, rsvp_uuid, state)
    select ${uuid}, rsvp_uuid, state
    from jsonb_to_recordset(${JSON.stringify(
      people.map(({ rsvpUuid, state }) => ({ rsvp_uuid: rsvpUuid, state })),
    )}::jsonb) as x(rsvp_uuid uuid, state text)`.execute(tx)
  return uuid
}

export interface ToldRow {
  rsvpId: string
  name: string
  phone: string | null
  state: ToldState
  error: string | null
  eventUuids: string[]
}

/** The newest messages, each with the people whom it was for: those whom it did not reach first. */
export function readNotices(db: Db, memorialUuid: string) {
  const of = sql`change_notice_people.notice_uuid = change_notices.uuid`
  const people = sql<ToldRow[]>`(
    select coalesce(jsonb_agg(to_jsonb(person) - 'rank' order by person.rank, lower(person.name), person."rsvpId"), '[]')
    from (
      select change_notice_people.rsvp_uuid as "rsvpId", coalesce(${nameOf}, '') as name, rsvps.phone,
        change_notice_people.state, change_notice_people.error,
        case change_notice_people.state when 'FAILED' then 0 when 'UNADDRESSED' then 1 when 'TEXTED' then 1
          when 'SKIPPED' then 2 else 3 end as rank,
        (select coalesce(jsonb_agg(part ->> 'uuid'), '[]') from jsonb_array_elements(change_notices.changes) part
          where ${isSeen(sql`(part ->> 'uuid')::uuid`)}) as "eventUuids"
      from change_notice_people left join rsvps on rsvps.uuid = change_notice_people.rsvp_uuid ${joinContact}
      where ${of} order by rank, lower(rsvps.name), change_notice_people.rsvp_uuid limit ${NAMED}
    ) person)`
  const counts = sql<Partial<Record<ToldState, number>>>`(
    select coalesce(jsonb_object_agg(state, people), '{}') from (
      select state, count(*) as people from change_notice_people where ${of} group by state) as by_state)`
  const invited = sql<number>`(
    select count(*)::int from change_notice_contacts
    where change_notice_contacts.notice_uuid = change_notices.uuid and state in ('QUEUED', 'SENT'))`
  return db
    .selectFrom('changeNotices')
    .leftJoin('users as sender', 'sender.uuid', 'changeNotices.userUuid')
    .select(['changeNotices.uuid', 'changeNotices.sentAt', 'changeNotices.message', 'changeNotices.userUuid'])
    .select([
      sql<ChangedEvent[]>`change_notices.changes`.as('changes'),
      sql<string>`coalesce(nullif(${fullNameOf('sender')}, ''), sender.email, '')`.as('by'),
      people.as('people'),
      counts.as('counts'),
      invited.as('invited'),
    ])
    .where('changeNotices.memorialUuid', '=', memorialUuid)
    .orderBy('changeNotices.sentAt', 'desc')
    .orderBy('changeNotices.uuid')
    .limit(NOTICES)
    .execute()
}

/** What the mail of a message says, if it was not sent and the page is open. */
export const readToSend = (db: Db, { noticeUuid, rsvpUuid }: Told) =>
  db
    .selectFrom('changeNoticePeople')
    .innerJoin('changeNotices', 'changeNotices.uuid', 'changeNoticePeople.noticeUuid')
    .innerJoin('memorials', 'memorials.uuid', 'changeNotices.memorialUuid')
    .select(['changeNotices.memorialUuid', 'changeNotices.message'])
    .select([
      sql<ChangedEvent[]>`change_notices.changes`.as('changes'),
      sql<boolean>`memorials.deleted_at is null and memorials.hidden_at is null and memorials.archived_at is null
        and memorials.visibility <> 'PRIVATE'`.as('isOpen'),
    ])
    .where('changeNoticePeople.noticeUuid', '=', noticeUuid)
    .where('changeNoticePeople.rsvpUuid', '=', rsvpUuid)
    .where('changeNoticePeople.state', '=', 'QUEUED')
    .executeTakeFirst()

export interface Told {
  noticeUuid: string
  rsvpUuid: string
}

export const markMailed = (
  db: Db,
  { noticeUuid, rsvpUuid }: Told,
  state: 'SENT' | 'FAILED' | 'SKIPPED',
  error: string | null = null,
) =>
  db
    .updateTable('changeNoticePeople')
    .set({ state, error })
    .where('noticeUuid', '=', noticeUuid)
    .where('rsvpUuid', '=', rsvpUuid)
    .where('state', '=', 'QUEUED')
    .execute()

/** False when a message of this memorial was not for this person, or went by mail. */
export async function setTexted(
  db: Db,
  memorialUuid: string,
  { noticeUuid, rsvpUuid }: Told,
  texted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('changeNoticePeople')
    .from('changeNotices')
    .set({ state: texted ? 'TEXTED' : 'UNADDRESSED' })
    .whereRef('changeNotices.uuid', '=', 'changeNoticePeople.noticeUuid')
    .where('changeNotices.memorialUuid', '=', memorialUuid)
    .where('changeNoticePeople.noticeUuid', '=', noticeUuid)
    .where('changeNoticePeople.rsvpUuid', '=', rsvpUuid)
    .where('changeNoticePeople.state', 'in', ['UNADDRESSED', 'TEXTED'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
