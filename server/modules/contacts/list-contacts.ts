import { type RawBuilder, sql } from 'kysely'
import type { Contact } from '#contract/contacts.ts'
import type { Db } from '#server/ports/database.ts'

type ContactRow = Omit<Contact, 'dateInviteSent' | 'dateTexted'> &
  Record<'dateInviteSent' | 'dateTexted', Date | null>

/** The contacts of a memorial in their order, or one of them, as its hosts see them. There may be thousands. */
export async function listContacts(db: Db, memorialUuid: string, contactUuid?: string): Promise<Contact[]> {
  // Reading rows without the camelCase plugin takes half the time.
  const { rows } = await sql<ContactRow>`
    select uuid, uuid as id, email, phone, first_name as "firstName", surname,
      invite_state as "inviteState", invite_error as "inviteError", date_invite_sent as "dateInviteSent",
      texted_at as "dateTexted", case when email is null then invite_token end as "inviteToken",
      unsubscribed_at is not null as unsubscribed, ${answerOfContact(memorialUuid)} as rsvp
    from contacts
    where memorial_uuid = ${memorialUuid} ${contactUuid ? sql`and uuid = ${contactUuid}` : sql``}
    order by position`.execute(db.withoutPlugins())
  return rows.map(({ dateInviteSent, dateTexted, ...contact }) => ({
    ...contact,
    dateInviteSent: dateInviteSent?.toISOString() ?? null,
    dateTexted: dateTexted?.toISOString() ?? null,
  }))
}

/**
 * The last nine digits, which different notations of a number share; indexed by `answers_phone_idx`. `0412 345 678` and
 * `+61 (412) 345-678` are the same number.
 */
const phoneKey = (column: string) => sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 9)`

/** What a row of `contacts` answered: by its link, else from its address, else from its number; null without an answer. */
export function answerOfContact(memorialUuid: string): RawBuilder<Contact['rsvp']> {
  // The answers by a key are one value, so that they are read once whatever the planner estimates: a join of two long lists
  // that it takes for short ones would cost a second. For equal keys the later answer counts.
  const answersBy = (key: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`(
    select jsonb_object_agg(${key}, day_status order by updated_at)
      from rsvps where memorial_uuid = ${memorialUuid} and not awaits_look and ${which})`
  const byLink = answersBy(sql`contact_uuid`, sql`contact_uuid is not null`)
  const byEmail = answersBy(sql`lower(email)`, sql`contact_uuid is null and email is not null`)
  const byPhone = answersBy(phoneKey('phone'), sql`contact_uuid is null and phone is not null`)
  return sql`coalesce(${byLink} ->> contacts.uuid::text, ${byEmail} ->> lower(contacts.email),
    ${byPhone} ->> ${phoneKey('contacts.phone')})`
}
