import { randomUUID } from 'node:crypto'
import type { CompiledQuery } from 'kysely'

/** A database or a transaction. */
interface Asked {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>
}

/**
 * A query for one row by one key, put together and compiled once, and only sent from then on: where everybody asks
 * it, and it is so long that making it would take more of the processor than the answer does.
 *
 * @param build its other values are those of its first use: none of them may be a time or a caller
 */
export function compiledOnce<Db extends Asked, Row>(
  build: (db: Db, key: string) => { compile(): CompiledQuery<Row> },
): (db: Db, key: string) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, key) => {
    compiled ??= build(db, PLACE).compile()
    const parameters = compiled.parameters.map((value) => (value === PLACE ? key : value))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows[0]
  }
}

/** Stands for the key until it is known; no key is it. */
const PLACE = randomUUID()
