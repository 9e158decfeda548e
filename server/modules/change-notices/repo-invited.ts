import { type RawBuilder, sql } from 'kysely'
import type { ChangedEvent } from '#contract/change-notices.ts'
import type { Language } from '#languages/index.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db, Tx } from '#server/ports/database.ts'

// Invited people who have not answered: a message about a change goes to them if its host wants it.

/** Whether an invited contact may see an event: it is for everyone, or for them. For queries with `contacts`. */
const isSeen = (eventUuid: RawBuilder<unknown>) => sql<boolean>`exists (select from programme
  where programme.memorial_uuid = contacts.memorial_uuid and programme.uuid = ${eventUuid}
    and (programme.audience = 'EVERYONE' or exists (select from event_guests
      where event_guests.memorial_uuid = contacts.memorial_uuid and event_guests.event_uuid = ${eventUuid}
        and event_guests.contact_uuid = contacts.uuid)))`

/** A mail may go there, and nobody answered from there. */
const isUnanswered = sql<boolean>`contacts.email is not null and contacts.invite_state = 'SENT'
  and contacts.unsubscribed_at is null
  and not exists (select from unsubscribed
    where unsubscribed.memorial_uuid = contacts.memorial_uuid and unsubscribed.email = lower(contacts.email))
  and not exists (select from rsvps where rsvps.memorial_uuid = contacts.memorial_uuid
    and (rsvps.contact_uuid = contacts.uuid or lower(rsvps.email) = lower(contacts.email)))`

/** Whom an invitation was mailed before one of the changes, which they may see; one contact for each address. */
export async function readUnanswered(
  db: Db,
  memorialUuid: string,
  changed: readonly { uuid: string; changedAt: Date }[],
): Promise<string[]> {
  const list = JSON.stringify(
    changed.map(({ uuid, changedAt }) => ({ event_uuid: uuid, changed_at: changedAt })),
  )
  const { rows } = await sql<{ uuid: string }>`
    with changed as (select * from jsonb_to_recordset(${list}::jsonb) as x(event_uuid uuid, changed_at timestamptz))
    select distinct on (lower(contacts.email)) contacts.uuid from contacts
    where contacts.memorial_uuid = ${memorialUuid} and ${isUnanswered} and exists (
      select from changed where contacts.date_invite_sent <= changed.changed_at
        and ${isSeen(sql`changed.event_uuid`)})
    order by lower(contacts.email), contacts.position`.execute(db)
  return rows.map(({ uuid }) => uuid)
}

export async function insertInvited(tx: Tx, noticeUuid: string, contactUuids: readonly string[]) {
  if (contactUuids.length === 0) return
  await tx
    .insertInto('changeNoticeContacts')
    .values(contactUuids.map((contactUuid) => ({ noticeUuid, contactUuid, state: 'QUEUED' as const })))
    .execute()
}

export interface ToldInvited {
  noticeUuid: string
  contactUuid: string
}

/** What the mail to a contact says, if it was not sent. `isMailable`: they still want it, have not answered, and the page is open. */
export const readInvitedToSend = (db: Db, { noticeUuid, contactUuid }: ToldInvited) =>
  db
    .selectFrom('changeNoticeContacts')
    .innerJoin('changeNotices', 'changeNotices.uuid', 'changeNoticeContacts.noticeUuid')
    .innerJoin('memorials', 'memorials.uuid', 'changeNotices.memorialUuid')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.uuid', '=', 'changeNoticeContacts.contactUuid')
        .onRef('contacts.memorialUuid', '=', 'changeNotices.memorialUuid'),
    )
    .select(['changeNotices.memorialUuid', 'changeNotices.message', 'memorials.nameOfPerson'])
    .select(['memorials.shareSlug', 'contacts.email', 'contacts.inviteToken'])
    .select(['contacts.firstName', 'contacts.surname'])
    .select([
      memorialLanguage.as('language'),
      sql<
        ChangedEvent[]
      >`(select coalesce(jsonb_agg(part), '[]') from jsonb_array_elements(change_notices.changes) part
        where ${isSeen(sql`(part ->> 'uuid')::uuid`)})`.as('changes'),
      sql<boolean>`${isUnanswered} and memorials.deleted_at is null and memorials.hidden_at is null
        and memorials.archived_at is null and memorials.visibility <> 'PRIVATE'`.as('isMailable'),
    ])
    .$narrowType<{ language: Language | null }>()
    .where('changeNoticeContacts.noticeUuid', '=', noticeUuid)
    .where('changeNoticeContacts.contactUuid', '=', contactUuid)
    .where('changeNoticeContacts.state', '=', 'QUEUED')
    .executeTakeFirst()

export const markInvited = (
  db: Db,
  { noticeUuid, contactUuid }: ToldInvited,
  state: 'SENT' | 'FAILED' | 'SKIPPED',
) =>
  db
    .updateTable('changeNoticeContacts')
    .set({ state })
    .where('noticeUuid', '=', noticeUuid)
    .where('contactUuid', '=', contactUuid)
    .execute()
