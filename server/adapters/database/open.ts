import { openEmbedded } from './embedded.ts'
import { appliedByNewer, migrate } from './migrate.ts'
import { refuseTransactionPooler } from './pooler.ts'
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
