import type pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { appliedByNewer, migrate } from './migrate.ts'
import { type Connected, connect } from './postgres.ts'

interface OpenDatabase {
  connected: Connected
  /** Resolves when an embedded server died unexpectedly; never for an external server. */
  gone: Promise<void>
  /** Shown to the operator at the start, e.g. where the data is. */
  note?: string
  close(): Promise<void>
}

/** The part of the configuration for the database. */
interface DatabaseConfig {
  databaseUrl: string | null
  databasePoolSize: number
  statementSeconds: number
  dataDir: string
}

/** Opens and migrates the configured database: PostgreSQL by URL, else the embedded one. */
export async function openDatabase(config: DatabaseConfig, migrations: string): Promise<OpenDatabase> {
  const limits = { max: config.databasePoolSize, statementSeconds: config.statementSeconds }
  if (config.databaseUrl) {
    const connected = connect({ connectionString: config.databaseUrl }, limits)
    await refuseTransactionPooler(connected.pool)
    await migrate(connected.pool, migrations)
    const note = await newerNote(connected, migrations)
    return {
      connected,
      gone: new Promise(() => {}),
      ...(note && { note }),
      async close() {
        await connected.close()
      },
    }
  }
  const embedded = await openEmbedded({ dataDir: config.dataDir })
  const connected = connect(embedded.connection, limits)
  await migrate(connected.pool, migrations)
  const notes = [embedded.note, await newerNote(connected, migrations)].filter(Boolean).join('\n  ')
  return {
    connected,
    gone: embedded.gone,
    ...(notes && { note: notes }),
    async close() {
      await connected.close()
      await embedded.stop()
    },
  }
}

/** A note for an operator who starts an earlier release again. */
async function newerNote({ pool }: Connected, migrations: string): Promise<string | undefined> {
  const newer = await appliedByNewer(pool, migrations)
  if (newer.length === 0) return undefined
  return `The database was used by a newer release (${newer.join(', ')}). This one works beside it for one release; then start the newer one.`
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
