import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** A migration file, or one that was applied before, is not as it must be. */
class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Any number, as long as every node uses the same. */
const LOCK = 4_607_182_418

/** Readers of a table queue behind a migration that waits for it, so the migration gives up and is retried. */
const TABLE_LOCK_SECONDS = 20

/**
 * Applies the `NNNN_name.sql` files of a folder and returns the names of those it applied. Each file runs once, in a
 * transaction; nodes that start together take turns. Throws an error that names the file when one fails, when an
 * applied one has changed, or when a new one comes before an applied one.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const applied: string[] = []
  const client = await pool.connect()
  try {
    for (;;) {
      const next = await applyNext(client, migrations)
      if (next === null) return applied
      applied.push(next)
    }
  } finally {
    client.release()
  }
}

/** One transaction: takes the lock, reads what was applied, and applies the next file. Null when all are applied. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  await client.query('begin')
  try {
    // Waiting for another node may take as long as its files do. Waiting for a table is limited, since others queue
    // behind it.
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`set local lock_timeout = '${TABLE_LOCK_SECONDS}s'`)
    const next = nextOf(migrations, await readApplied(client))
    if (next) {
      await run(client, next)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [
        next.name,
        next.checksum,
      ])
    }
    await client.query('commit')
    return next?.name ?? null
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The first file not applied yet, after checking the applied ones. Files that only a newer node has are ignored. */
function nextOf(migrations: Migration[], applied: Map<string, string>): Migration | undefined {
  let next: Migration | undefined
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) next ??= migration
    else if (next)
      throw new MigrationRefused(`${next.name} comes before ${migration.name}, which was applied already`)
    else if (checksum !== migration.checksum) {
      throw new MigrationRefused(
        `${migration.name} was changed after it had been applied: bring it back as it was released, and write a new migration instead`,
      )
    }
  }
  return next
}

/** Names of the migrations that a newer release has applied. */
export async function appliedByNewer(pool: pg.Pool, directory: string): Promise<string[]> {
  const names = new Set((await readMigrations(directory)).map(({ name }) => name))
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name).filter((name) => !names.has(name))
}

async function run(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw new MigrationRefused(`${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d{4}_\w+\.sql$/.test(name)) throw new Error(`${name} is not named like 0001_accounts.sql`)
      const sql = await readFile(join(directory, name), 'utf8')
      // Line ends changed by git are no change.
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}
