import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'
import { convertToJson, type KindName, selectEdition } from './find-keepsake.ts'

export async function insertKeepsake(
  tx: Tx,
  wanted: { kind: KindName; memorialUuid: string; choices: object; now: Date },
): Promise<string> {
  const { kind, memorialUuid, now } = wanted
  const choices = convertToJson(wanted.choices)
  const { uuid } = await tx
    .insertInto('keepsakes')
    .columns(['memorialUuid', 'edition', 'kind', 'choices', 'createdAt', 'touchedAt'])
    .expression((eb) =>
      eb
        .selectFrom('memorials')
        .select(['memorials.uuid', selectEdition(choices).as('edition'), eb.val(kind).as('kind')])
        .select([
          choices.as('choices'),
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date>`${now}::timestamptz`.as('touchedAt'),
        ])
        .where('memorials.uuid', '=', memorialUuid),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Makes one the newest again: it is what its hosts want now. */
export const noteAsked = (db: Db, uuid: string, createdAt: Date) =>
  db.updateTable('keepsakes').set({ createdAt }).where('uuid', '=', uuid).execute()

/** Ends what is not finished when something else is asked for. */
export const deleteUnfinished = (tx: Tx, kind: KindName, memorialUuid: string, otherThan?: string) =>
  tx
    .deleteFrom('keepsakes')
    .where('kind', '=', kind)
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '!=', 'READY')
    .$if(otherThan !== undefined, (query) => query.where('uuid', '!=', String(otherThan)))
    .execute()

/** Begins the work, or begins it again. Undefined when it does not need to be made. */
export const startWork = (db: Db, uuid: string, now: Date) =>
  db
    .updateTable('keepsakes')
    .set({ state: 'WORKING', progress: 0, touchedAt: now })
    .where('uuid', '=', uuid)
    .where('state', 'in', ['QUEUED', 'WORKING'])
    .returning(['uuid', 'memorialUuid', 'choices'])
    .executeTakeFirst()

/** @param progress in percent. False when it is not wanted any more. */
export async function setProgress(db: Db, uuid: string, progress: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('keepsakes')
    .set({ progress, touchedAt: now })
    .where('uuid', '=', uuid)
    .where('state', '=', 'WORKING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it is not wanted any more. */
export async function finishWork(tx: Tx, uuid: string, facts: object, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('keepsakes')
    .set({ facts: JSON.stringify(facts), state: 'READY', progress: 100, touchedAt: now, finishedAt: now })
    .where('uuid', '=', uuid)
    .where('state', '!=', 'FAILED')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const failWork = (db: Db, uuid: string, now: Date) =>
  db
    .updateTable('keepsakes')
    .set({ state: 'FAILED', touchedAt: now })
    .where('uuid', '=', uuid)
    .where('state', '!=', 'READY')
    .execute()

/**
 * Deletes those that a finished one replaces: earlier ones with the same choices, those of an earlier version of the
 * memorial, and all but the newest of the others. Returns those whose files are to be removed.
 *
 * @param most how many stay, including the finished one
 */
export async function deleteReplaced(tx: Tx, uuid: string, most: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('keepsakes')
    .using('keepsakes as newer')
    .where('newer.uuid', '=', uuid)
    .whereRef('keepsakes.memorialUuid', '=', 'newer.memorialUuid')
    .whereRef('keepsakes.kind', '=', 'newer.kind')
    .whereRef('keepsakes.uuid', '!=', 'newer.uuid')
    .whereRef('keepsakes.createdAt', '<=', 'newer.createdAt')
    .where('keepsakes.state', 'in', ['READY', 'FAILED'])
    .where((eb) =>
      eb.or([
        eb('keepsakes.choices', '=', eb.ref('newer.choices')),
        eb(versionIn('keepsakes.edition'), '!=', versionIn('newer.edition')),
        eb('keepsakes.uuid', 'not in', (eb) =>
          eb
            .selectFrom('keepsakes as kept')
            .select('kept.uuid')
            .whereRef('kept.memorialUuid', '=', 'newer.memorialUuid')
            .whereRef('kept.kind', '=', 'newer.kind')
            .where('kept.state', '=', 'READY')
            .orderBy('kept.createdAt', 'desc')
            .orderBy('kept.uuid')
            .limit(most),
        ),
      ]),
    )
    .returning('keepsakes.uuid')
    .execute()
  return rows.map((row) => row.uuid)
}

const versionIn = (column: string) => sql<string>`split_part(${sql.ref(column)}, '-', 1)`

export const deleteKeepsake = (db: Db, uuid: string) =>
  db.deleteFrom('keepsakes').where('uuid', '=', uuid).execute()
