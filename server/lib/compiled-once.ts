import { randomUUID } from 'node:crypto'
import type { CompiledQuery } from 'kysely'

/** A database or a transaction. */
interface Asked {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>
}

/**
 * A query for one row by one key, built and compiled only once: for queries that every request makes and whose building
 * costs more processor time than the answer.
 *
 * @param build its other values stay those of the first use: none may be a time or a caller
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

/** Placeholder for the key in the compiled query; no real key equals it. */
const PLACE = randomUUID()
