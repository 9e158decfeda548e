import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Rsvp } from '#contract/rsvps.ts'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { phoneKey } from '#server/lib/phone-key.ts'
import { answeredEvents, firstDay } from '#server/lib/programme.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { filmCount, hostVideo, photos, profilePhoto, stories } from './repo-parts.ts'
import {
  contributionCount,
  countWaiting,
  funds,
  newestContributions,
  newestRsvps,
  rsvpCounts,
} from './repo-responses.ts'

/**
 * Everything of a memorial that its hosts see. Null when it is unknown or deleted. The contacts are read after the
 * version: if a save happens in between, this reader's next save is stale and overwrites nothing.
 */
export async function readMemorial(db: Db, memorialUuid: string) {
  const row = await memorialOf(db, memorialUuid)
  return row ? { ...row, contacts: await readContacts(db, memorialUuid) } : null
}

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof readMemorial>>>

const memorialOf = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select((eb) => [photos(eb).as('media'), filmCount(eb).as('filmCount'), stories(eb).as('stories')])
    .select((eb) => [profilePhoto(eb).as('profilePhoto'), hostVideo(eb).as('hostVideoMessage')])
    .select((eb) => [
      funds(eb).as('funds'),
      newestRsvps(eb).as('rsvps'),
      rsvpCounts(eb).as('rsvpCounts'),
      newestContributions(eb).as('contributions'),
      contributionCount(eb).as('contributionCount'),
      countWaiting(eb).as('waitingCount'),
      newestBook(eb).as('book'),
      memorialLanguage.as('writtenIn'),
      answeredEvents.as('programme'),
      ...firstDay,
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.uuid', '=', memorialUuid),
)

/** The newest finished book. */
function newestBook(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('keepsakes')
    .select((eb) =>
      jsonBuildObject({
        uuid: eb.ref('keepsakes.uuid'),
        finishedAt: sql<string>`coalesce(keepsakes.finished_at, keepsakes.created_at)`,
      }).as('book'),
    )
    .whereRef('keepsakes.memorialUuid', '=', 'memorials.uuid')
    .where('keepsakes.kind', '=', 'BOOK')
    .where('keepsakes.state', '=', 'READY')
    .orderBy('keepsakes.createdAt', 'desc')
    .orderBy('keepsakes.uuid')
    .limit(1)
}

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
async function readContacts(db: Db, memorialUuid: string): Promise<ContactRow[]> {
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
