import { sql } from 'kysely'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo-place.ts'
import { joinLines } from './repo-write.ts'
import { placed } from './rules-place.ts'

export type QueueNeeds = Pick<Context, 'db' | 'changeTurns'>

/**
 * Runs work on the lines of a memorial in a transaction, one after another, so that nobody is thanked twice. Everything that
 * came in has a line then. Visitors see none of it: the memorial's version stays.
 */
export const queueThanks = <T>(
  { db, changeTurns }: QueueNeeds,
  memorialUuid: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  changeTurns(`thanks ${memorialUuid}`, () =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`thanks ${memorialUuid}`}, 0))`.execute(tx)
      await placeAll(tx, memorialUuid)
      return work(tx)
    }),
  )

/** Gives what came in its lines before they are read; mostly there is nothing to do. */
export async function catchUp(context: QueueNeeds, memorialUuid: string): Promise<void> {
  if (await repo.isBehind(context.db, memorialUuid)) await queueThanks(context, memorialUuid, async () => {})
}

async function placeAll(tx: Tx, memorialUuid: string): Promise<void> {
  const unplaced = await repo.readUnplaced(tx, memorialUuid)
  if (unplaced.length > 0) {
    const known = await repo.readKnownKeys(tx, memorialUuid)
    await repo.insertPlaced(tx, memorialUuid, placed(unplaced, known))
  }
  await repo.takeOverThanks(tx, memorialUuid)
  for (const [first, ...others] of await repo.readSplitLines(tx, memorialUuid))
    for (const other of others) if (first) await joinLines(tx, memorialUuid, first, other)
}
