import { sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import { phoneKey } from '#server/lib/phone-key.ts'
import type { Db } from '#server/ports/database.ts'
import type { Person } from './rules.ts'

export interface Wanted {
  /** All of them without it. */
  status?: Rsvp['status'] | undefined
  after?: Cursor | undefined
}

/** A page of answers, newest first, and one more if there is one. */
export function readPage(db: Db, memorialUuid: string, { status, after }: Wanted) {
  let query = answers(db, memorialUuid).select(microsOf('rsvps.date_created').as('micros'))
  if (status) query = query.where('status', '=', status)
  if (after) query = query.where(isBehind('rsvps.date_created', 'rsvps.uuid', after))
  return query.limit(rowsToRead).execute()
}

/** Every answer, newest first. */
export const readAll = (db: Db, memorialUuid: string) => answers(db, memorialUuid).execute()

function answers(db: Db, memorialUuid: string) {
  return db
    .selectFrom('rsvps')
    .select(['uuid', 'name', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
}

/** Whose personal link this is, in this memorial. */
export function findInvited(db: Db, memorialUuid: string, inviteToken: string) {
  return contacts(db, memorialUuid).where('inviteToken', '=', inviteToken).executeTakeFirst()
}

/** The contact with an address, whatever its letter case. */
function findContact(db: Db, memorialUuid: string, email: string) {
  return contacts(db, memorialUuid).where(sql`lower(email)`, '=', sql`lower(${email})`).executeTakeFirst()
}

type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>

const contacts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('contacts')
    .select(['uuid', 'email', 'phone', 'firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)

/** Who somebody is. A contact by the address comes before the one whose link was used: links are passed on. */
export async function personOf(
  db: Db,
  memorialUuid: string,
  known: { userUuid: string | null; linked: ContactRow | undefined; email: string | null },
): Promise<Person> {
  const { userUuid, linked, email } = known
  const isAsked = email !== null && (userUuid !== null || !linked)
  const contact = (isAsked && (await findContact(db, memorialUuid, email))) || linked || null
  return { userUuid, contact, email }
}

/** Every answer that may be this person's: `ownAnswer` decides. The one said last comes first. */
export function readCandidates(db: Db, memorialUuid: string, { userUuid, contact, email }: Person) {
  const emails = [email, contact?.email].filter((one) => typeof one === 'string')
  return db
    .selectFrom('rsvps')
    .select(['uuid', 'name', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'])
    .select(['userUuid', 'contactUuid'])
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        ...(userUuid ? [eb('userUuid', '=', userUuid)] : []),
        ...(contact ? [eb('contactUuid', '=', contact.uuid)] : []),
        ...emails.map((one) => eb(sql`lower(email)`, '=', sql`lower(${one})`)),
        ...(contact?.phone
          ? [
              eb(
                phoneKey('phone'),
                '=',
                sql<string>`right(regexp_replace(${contact.phone}, '\\D', '', 'g'), 9)`,
              ),
            ]
          : []),
      ]),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('uuid')
    .execute()
}
