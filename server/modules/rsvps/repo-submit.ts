import { sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** Answers of one memorial take turns, in this transaction: twenty at once by one person are one. */
export async function takeTurns(tx: Tx, memorialUuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rsvps ${memorialUuid}`}, 0))`.execute(tx)
}

export interface AnswerFields {
  name: string
  email: string | null
  phone: string | null
  status: Rsvp['status']
  guests: number
  message: string
  userUuid: string | null
  contactUuid: string | null
}

const columns = ['uuid', 'name', 'email', 'phone', 'status', 'guests', 'message', 'dateCreated'] as const

export function insertAnswer(tx: Tx, memorialUuid: string, fields: AnswerFields, now: Date) {
  return tx
    .insertInto('rsvps')
    .values({ ...fields, memorialUuid, dateCreated: now, updatedAt: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export function updateAnswer(tx: Tx, uuid: string, fields: AnswerFields, now: Date) {
  return tx
    .updateTable('rsvps')
    .set({ ...fields, updatedAt: now })
    .where('uuid', '=', uuid)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export const deleteAnswers = (tx: Tx, uuids: string[]) =>
  tx.deleteFrom('rsvps').where('uuid', 'in', uuids).execute()

/**
 * Everything the mail about an answer says, while the answer, its memorial and an address to write to are there.
 * `unsubscribed`: whoever reads there asked for no more mail about this memorial.
 */
export function readConfirmation(db: Db, rsvpUuid: string) {
  return (
    db
      .selectFrom('rsvps')
      .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
      // A personal link is sent to nobody but the person it was made for.
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
      .select(['rsvps.email', 'rsvps.status', 'rsvps.guests', 'rsvps.updatedAt', 'contacts.inviteToken'])
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
      .executeTakeFirst()
  )
}
