import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

const packs = (db: Db) =>
  db
    .selectFrom('servicePacks')
    .innerJoin('memorials', 'memorials.uuid', 'servicePacks.memorialUuid')
    .selectAll('servicePacks')
    .select(sql<boolean>`service_packs.version = memorials.version`.as('isCurrent'))
    .where('memorials.deletedAt', 'is', null)

/** Undefined when it was replaced, or its memorial is deleted. */
export const findPack = (db: Db, packUuid: string) =>
  packs(db).where('servicePacks.uuid', '=', packUuid).executeTakeFirst()

export type PackRow = NonNullable<Awaited<ReturnType<typeof findPack>>>

/** The pack that was requested last, in any state. */
export const findNewest = (db: Db, memorialUuid: string) =>
  packs(db)
    .where('servicePacks.memorialUuid', '=', memorialUuid)
    .orderBy('servicePacks.createdAt', 'desc')
    .orderBy('servicePacks.uuid')
    .limit(1)
    .executeTakeFirst()

/** The pack of the current memorial, finished or in progress. */
export const findCurrent = (db: Db, memorialUuid: string, speed: number) =>
  packs(db)
    .where('servicePacks.memorialUuid', '=', memorialUuid)
    .where('servicePacks.speed', '=', speed)
    .where('servicePacks.state', '!=', 'FAILED')
    .whereRef('servicePacks.version', '=', 'memorials.version')
    .executeTakeFirst()

export async function insertPack(
  tx: Tx,
  { memorialUuid, version, speed, now }: { memorialUuid: string; version: number; speed: number; now: Date },
): Promise<string> {
  const { uuid } = await tx
    .insertInto('servicePacks')
    .values({ memorialUuid, version, speed, createdAt: now, touchedAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Begins the work on a pack, or begins it again. Undefined when it does not need to be made. */
export const startWork = (db: Db, packUuid: string, now: Date) =>
  db
    .updateTable('servicePacks')
    .set({ state: 'WORKING', progress: 0, touchedAt: now })
    .where('uuid', '=', packUuid)
    .where('state', 'in', ['QUEUED', 'WORKING'])
    .returning(['uuid', 'memorialUuid', 'speed'])
    .executeTakeFirst()

/** @param progress in percent. False when the pack is not wanted any more. */
export async function setProgress(db: Db, packUuid: string, progress: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('servicePacks')
    .set({ progress, touchedAt: now })
    .where('uuid', '=', packUuid)
    .where('state', '=', 'WORKING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface PackContent {
  /** As `PackShow` parses it. */
  show: object
  seconds: number
  missing: number
  bytes: number
  hasVideo: boolean
}

/** False when it is not wanted any more. */
export async function finishWork(
  tx: Tx,
  packUuid: string,
  { show, ...facts }: PackContent,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('servicePacks')
    .set({
      ...facts,
      show: JSON.stringify(show),
      state: 'READY',
      progress: 100,
      touchedAt: now,
      finishedAt: now,
    })
    .where('uuid', '=', packUuid)
    .where('state', '!=', 'FAILED')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const failWork = (db: Db, packUuid: string, now: Date) =>
  db
    .updateTable('servicePacks')
    .set({ state: 'FAILED', touchedAt: now })
    .where('uuid', '=', packUuid)
    .where('state', '!=', 'READY')
    .execute()

/** Deletes unfinished packs when another one is requested. A finished one stays until the new one is finished. */
export const deleteUnfinished = (tx: Tx, memorialUuid: string, otherThan: string | null) =>
  tx
    .deleteFrom('servicePacks')
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '!=', 'READY')
    .$if(otherThan !== null, (query) => query.where('uuid', '!=', otherThan))
    .execute()

/** Deletes the packs before a finished one. Returns those whose files are to be removed. */
export async function deleteReplaced(tx: Tx, memorialUuid: string, packUuid: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('servicePacks')
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '!=', packUuid)
    .where('state', 'in', ['READY', 'FAILED'])
    .returning('uuid')
    .execute()
  return rows.map((row) => row.uuid)
}

export const deletePack = (db: Db, packUuid: string) =>
  db.deleteFrom('servicePacks').where('uuid', '=', packUuid).execute()
