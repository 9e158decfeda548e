import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

export function listSuccessors(db: Db, memorialUuid: string) {
  return db
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'name', 'email'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
}

/** The owner first, then the co-hosts in the order they joined. */
export function listHosts(db: Db, memorialUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.uuid', 'users.email', 'relationships.relationshipType'])
    .select(fullName.as('name'))
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .orderBy(sql`relationships.relationship_type = 'OWNER'`, 'desc')
    .orderBy('relationships.dateCreated')
    .orderBy('users.uuid')
    .execute()
}

/** The host with this account, or the successor with this address or uuid; null when they are neither any more. */
export async function findHolder(
  db: Db,
  memorialUuid: string,
  { uuid, email = '' }: { uuid: string; email?: string },
): Promise<{ uuid: string; isHost: boolean } | null> {
  const hosts = await listHosts(db, memorialUuid)
  if (hosts.some((host) => host.uuid === uuid)) return { uuid, isHost: true }
  const successor = (await listSuccessors(db, memorialUuid)).find(
    (one) => one.uuid === uuid || one.email.toLowerCase() === email.toLowerCase(),
  )
  return successor ? { uuid: successor.uuid, isHost: false } : null
}

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
