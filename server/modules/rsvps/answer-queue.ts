import { sql } from 'kysely'
import { keyedMutex } from '#server/lib/keyed-mutex.ts'
import type { Database, Tx } from '#server/ports/database.ts'

/**
 * Runs work on the answers of a memorial in a transaction, serialized: twenty concurrent answers of one person are one.
 */
export type QueueAnswer = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * In this process they wait before they take a connection, so that others still get one; then they wait in the
 * database.
 */
export function answerQueue(db: Database): QueueAnswer {
  const oneAtATime = keyedMutex()
  return (memorialUuid, work) =>
    oneAtATime(memorialUuid, () =>
      db.transaction().execute(async (tx) => {
        await lockAnswers(tx, memorialUuid)
        return work(tx)
      }),
    )
}

/** Its own statement: one that also reads would see the state from before the wait. */
const lockAnswers = (tx: Tx, memorialUuid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rsvps ${memorialUuid}`}, 0))`.execute(tx)
