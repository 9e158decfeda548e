import type pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { appliedByNewer, migrate } from './migrate.ts'
import { connect } from './postgres.ts'

/** The part of the configuration for the database. */
interface DatabaseConfig {
  databaseUrl: string | null
  databasePoolSize: number
  statementSeconds: number
  dataDir: string
}

/** Opens and migrates the configured database: PostgreSQL by URL, else the embedded one. */
export async function openDatabase(config: DatabaseConfig, migrations: string) {
  const embedded = config.databaseUrl ? null : await openEmbedded({ dataDir: config.dataDir })
  const connected = connect(embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }, {
    max: config.databasePoolSize,
    statementSeconds: config.statementSeconds,
  })
  if (!embedded) await refuseTransactionPooler(connected.pool)
  await migrate(connected.pool, migrations)
  const newer = await appliedByNewer(connected.pool, migrations)
  const newerNote =
    newer.length > 0 &&
    `The database was used by a newer release (${newer.join(', ')}). This one works beside it for one release; then start the newer one.`
  return {
    connected,
    /** Resolves when an embedded server died unexpectedly; never for an external server. */
    gone: embedded?.gone ?? new Promise<void>(() => {}),
    /** Shown to the operator at the start, e.g. where the data is; or ''. */
    note: [embedded?.note, newerNote].filter(Boolean).join('\n  '),
    async close() {
      await connected.close()
      await embedded?.stop()
    },
  }
}

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
