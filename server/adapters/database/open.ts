import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { type Connected, connect } from './postgres.ts'

export interface OpenDatabase {
  connected: Connected
  /** Resolves when an embedded server died under us; never for a server of somebody else's. */
  gone: Promise<void>
  /** What a person should be told at the start, e.g. where the data lies. */
  note?: string
  close(): Promise<void>
}

/** The database the configuration asks for, brought up to date: PostgreSQL by URL, else the embedded one. */
export async function openDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  migrations: string,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connected = connect({ connectionString: config.databaseUrl })
    await migrate(connected.pool, migrations)
    return { connected, gone: new Promise(() => {}), close: () => connected.close() }
  }
  const embedded = await openEmbedded({ dataDir: config.dataDir })
  const connected = connect(embedded.connection)
  await migrate(connected.pool, migrations)
  return {
    connected,
    gone: embedded.gone,
    ...(embedded.note && { note: embedded.note }),
    async close() {
      await connected.close()
      await embedded.stop()
    },
  }
}
