import { type RawBuilder, sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import { phoneKey } from '#server/lib/phone-key.ts'
import type { Db } from '#server/ports/database.ts'

interface ContactRow {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
  inviteState: string
  inviteError: string | null
  dateInviteSent: Date | null
  textedAt: Date | null
  unsubscribedAt: Date | null
  rsvp: Rsvp['status'] | null
}

/**
 * The contacts of a memorial in their order, each with its answer: the one by its link, or from its address, or else
 * from its number. There may be thousands. Reading rows without the camelCase plugin takes half the time of JSON.
 */
export async function readContacts(db: Db, memorialUuid: string): Promise<ContactRow[]> {
  const byContact = answersBy(sql`contact_uuid`, sql`contact_uuid is not null`, memorialUuid)
  const byEmail = answersBy(sql`lower(email)`, sql`contact_uuid is null and email is not null`, memorialUuid)
  const byPhone = answersBy(phoneKey('phone'), sql`contact_uuid is null and phone is not null`, memorialUuid)
  const { rows } = await sql<ContactRow>`
    select uuid, email, phone, first_name as "firstName", surname,
      invite_state as "inviteState", invite_error as "inviteError", date_invite_sent as "dateInviteSent",
      texted_at as "textedAt", unsubscribed_at as "unsubscribedAt",
      coalesce(${byContact} ->> uuid::text, ${byEmail} ->> lower(email), ${byPhone} ->> ${phoneKey('phone')}) as rsvp
    from contacts where memorial_uuid = ${memorialUuid} order by position`.execute(db.withoutPlugins())
  return rows
}

/**
 * The answers of a memorial by a key, as one value, so that it is computed once whatever the planner estimates. A join
 * of two long lists that it takes for short ones would cost a second. For equal keys the later answer counts.
 */
const answersBy = (key: RawBuilder<unknown>, which: RawBuilder<unknown>, memorialUuid: string) => sql`(
  select jsonb_object_agg(${key}, status order by updated_at)
    from rsvps where memorial_uuid = ${memorialUuid} and not awaits_look and ${which})`
