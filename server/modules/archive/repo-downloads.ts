import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

/** A host or successor who may download the archive. */
interface Holder {
  userUuid: string | null
  successorUuid: string | null
  successorName: string | null
}

/** The host with this account, or the successor with this address or uuid; null when they are neither any more. */
export async function findHolder(
  db: Db,
  memorialUuid: string,
  { uuid, email = '' }: { uuid: string; email?: string },
): Promise<(Holder & { uuid: string }) | null> {
  const host = await db
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', uuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .executeTakeFirst()
  if (host) return { uuid, userUuid: uuid, successorUuid: null, successorName: null }
  const successor = await db
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'name'])
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) => eb.or([eb('uuid', '=', uuid), eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]))
    .executeTakeFirst()
  return successor
    ? { uuid: successor.uuid, userUuid: null, successorUuid: successor.uuid, successorName: successor.name }
    : null
}

/** Notes that a download begins; returns its uuid. */
export async function beginDownload(
  db: Db,
  memorialUuid: string,
  { userUuid, successorUuid, successorName }: Holder,
  startedAt: Date,
): Promise<string> {
  const row = await db
    .insertInto('archiveDownloads')
    .values({ memorialUuid, userUuid, successorUuid, successorName, startedAt })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

export function endDownload(db: Db, downloadUuid: string, ended: { endedAt: Date; complete: boolean }) {
  return db.updateTable('archiveDownloads').set(ended).where('uuid', '=', downloadUuid).execute()
}

/** The newest downloads, with the name or address of the person. */
export function listDownloads(db: Db, memorialUuid: string, most: number) {
  return db
    .selectFrom('archiveDownloads')
    .leftJoin('users', 'users.uuid', 'archiveDownloads.userUuid')
    .select([
      'archiveDownloads.uuid',
      'archiveDownloads.startedAt',
      'archiveDownloads.endedAt',
      'archiveDownloads.complete',
    ])
    .select(
      sql<string>`coalesce(
        archive_downloads.successor_name,
        nullif(${fullName}, ''),
        users.email,
        ''
      )`.as('who'),
    )
    .where('archiveDownloads.memorialUuid', '=', memorialUuid)
    .orderBy('archiveDownloads.startedAt', 'desc')
    .orderBy('archiveDownloads.uuid')
    .limit(most)
    .execute()
}

export type DownloadRow = Awaited<ReturnType<typeof listDownloads>>[number]
