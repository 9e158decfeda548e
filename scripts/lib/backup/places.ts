import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { prepareDataFolder } from '#server/adapters/database/data-folder.ts'
import { openEmbedded } from '#server/adapters/database/embedded.ts'
import { findRunningPostgres } from '#server/adapters/database/keeper.ts'
import type { Config } from '#server/config.ts'

interface OpenedDatabase {
  connection: pg.PoolConfig
  close(): Promise<void>
}

/**
 * The configured database. If a running server uses the embedded one, connects through its socket, unless exclusive use
 * is required; otherwise starts it, and stops it again.
 */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { alone = false } = {},
): Promise<OpenedDatabase> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, close: async () => {} }
  const { home, socketDir } = prepareDataFolder(dataDir)
  if (!alone && findRunningPostgres(home)?.owner !== undefined) {
    const connection = { host: socketDir, port: 5432, user: 'afterglow', database: 'postgres' }
    return { connection, close: async () => {} }
  }
  const server = await openEmbedded({ dataDir })
  return { connection: server.connection, close: () => server.stop() }
}

/** Rejects if the configuration names no database made by a server, before anything is created. */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`)
}

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export function productVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return String(JSON.parse(readFileSync(file, 'utf8')).version)
}
