import type pg from 'pg'

/** The product cannot work with this way to the database. */
class PoolerRefused extends Error {
  override name = 'PoolerRefused'
}

const REFUSAL =
  'DATABASE_URL leads through a pooler that gives a connection away after each transaction: locks, time limits and ' +
  'news of changes would get lost. Set the pooler to session mode (PgBouncer: pool_mode = session), or leave it out.'

/**
 * Rejects with `PoolerRefused` behind a pooler in transaction mode (docs/decisions/0046). Such a pooler gives one
 * client's server process, between transactions, to another client, or gives the first client another process.
 */
export async function refuseTransactionPooler(pool: pg.Pool): Promise<void> {
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    const before = await processOf(one)
    await other.query('begin')
    const others = await processOf(other)
    // A pooler with one connection would make us wait for ourselves.
    const after = others === before ? others : await processOf(one)
    await other.query('rollback')
    if (others === before || after !== before) throw new PoolerRefused(REFUSAL)
  } finally {
    one.release()
    other.release()
  }
}

async function processOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(rows[0]?.pid)
}
