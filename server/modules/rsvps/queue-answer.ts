import { sql } from 'kysely'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'

/**
 * Runs work on the answers of a memorial in a transaction, serialized: twenty concurrent answers of one person are one.
 * In this process they wait before they take a connection, so that others still get one; then they wait in the
 * database.
 */
export const queueAnswer = <T>(
  { db, answerTurns }: Pick<Context, 'db' | 'answerTurns'>,
  memorialUuid: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  answerTurns(memorialUuid, () =>
    db.transaction().execute(async (tx) => {
      await lockAnswers(tx, memorialUuid)
      return work(tx)
    }),
  )

/** Its own statement: one that also reads would see the state from before the wait. */
export const lockAnswers = (tx: Tx, memorialUuid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rsvps ${memorialUuid}`}, 0))`.execute(tx)
