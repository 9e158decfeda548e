import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** A file, or what was made of one before, is not as it has to be. */
class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Any number will do, as long as every node takes the same one. */
const LOCK = 4_607_182_418

/** Whoever reads a table queues behind a migration that waits for it: better to give up, and start again. */
const TABLE_LOCK_SECONDS = 20

/**
 * Brings the database up to date with the `NNNN_name.sql` files of a folder and returns the names of
 * those it applied. Each file runs once, in a transaction; nodes that start together take turns.
 * Throws an error that names the file when one fails, when one that was applied has changed since, or
 * when a new one comes before one that was applied.
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

/** One transaction: the lock, a look at what has been applied, and the next file. Null when all are. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  await client.query('begin')
  try {
    // A turn may take as long as another node's files do; a file waits for a table, and others behind it, for less.
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

/** The first file not applied yet, after checking those that were. A newer node's files are its own affair. */
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

/** Those that a newer release has applied, by name. */
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
      // A checkout that turns line ends has changed nothing.
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}
