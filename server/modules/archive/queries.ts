import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

/** Whoever may have the archive: the owner, the co-hosts in the order they joined, and the successors as they were named. */
export async function listHolders(db: Db, memorialUuid: string) {
  const hosts = await db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.uuid', 'users.email', fullName.as('name'), sql<boolean>`true`.as('isHost')])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .orderBy(sql`relationships.relationship_type = 'OWNER'`, 'desc')
    .orderBy('relationships.dateCreated')
    .orderBy('users.uuid')
    .execute()
  const successors = await db
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'email', 'name', sql<boolean>`false`.as('isHost')])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
  return [...hosts, ...successors]
}

/** The host with this account, or the successor with this address or uuid; undefined when they are neither any more. */
export const findHolder = async (
  db: Db,
  memorialUuid: string,
  { uuid, email = '' }: { uuid: string; email?: string },
) =>
  (await listHolders(db, memorialUuid)).find(
    (one) => one.uuid === uuid || (!one.isHost && one.email.toLowerCase() === email.toLowerCase()),
  )

/** When the links were last mailed for any reason, and when last on request. */
export async function readLastMailed(db: Db, memorialUuid: string) {
  const row = await db
    .selectFrom('sentMails')
    .select((eb) => [
      eb.fn.max('queuedAt').as('last'),
      eb.fn.max('queuedAt').filterWhere('kind', '=', 'ARCHIVE_ASKED').as('asked'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .where('kind', 'in', ['ARCHIVE_ASKED', 'ARCHIVE_YEAR_ENDING'])
    .executeTakeFirst()
  return { last: row?.last ?? null, asked: row?.asked ?? null }
}

/** Mails with the name and address of whom they go to. */
export function selectMails(db: Db) {
  return db
    .selectFrom('sentMails')
    .leftJoin('users', 'users.uuid', 'sentMails.userUuid')
    .leftJoin('archiveSuccessors', 'archiveSuccessors.uuid', 'sentMails.successorUuid')
    .select((eb) => [
      eb.fn.coalesce('archiveSuccessors.name', fullName, sql.lit('')).as('name'),
      eb.fn.coalesce('archiveSuccessors.email', 'users.email', sql.lit('')).as('email'),
    ])
}
