import { createReadStream } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import type { Storage } from '#server/ports/storage.ts'
import { measure } from '../checksum.ts'
import { copyIn } from './copy-rows.ts'
import { type Manifest, mediaIn, readManifest, readSums } from './format.ts'
import {
  columnsOf,
  digestOf,
  isCountOfOneDay,
  nameOf,
  plainSession,
  SCHEMAS,
  tablesOf,
  withoutReferences,
  withoutTriggers,
} from './tables.ts'

interface Restore {
  folder: string
  /** An empty database. */
  connection: pg.PoolConfig
  /** Empty storage. */
  storage: Storage
  /** The migrations of this release. */
  migrations: string
}

/** What was restored, and whose accounts are operators' again. */
type Restored = Manifest & { operators: string[] }

type Sums = Map<string, string>

/**
 * Restores a backup: verifies every checksum first, refuses to overwrite data, and compares everything that it wrote.
 * Migrates a backup of an earlier release. Nobody is logged in at the operator's desk then (docs/decisions/0048).
 */
export async function restoreBackup(restore: Restore): Promise<Restored> {
  const { folder, connection, storage, migrations } = restore
  const manifest = await readManifest(folder)
  const sums = await readSums(folder)
  await verify(folder, manifest, sums)
  const { pool, close } = connect(connection, { statementSeconds: 0 })
  try {
    await requireEmpty(pool, storage)
    await restoreMedia(folder, storage, sums)
    await restoreSchema(pool, manifest, migrations)
    const client = new pg.Client(connection)
    await client.connect()
    await restoreRows(client, folder, manifest).finally(() => client.end())
    await migrate(pool, migrations)
    return { ...manifest, operators: await endOperatorAccess(pool) }
  } finally {
    await close()
  }
}

/** Before anything is written. */
async function verify(folder: string, { tables, media }: Manifest, sums: Sums): Promise<void> {
  const files = [
    ...tables.map(({ file, sha256 }) => [join(folder, file), sha256] as const),
    ...[...sums].map(([key, sha256]) => [join(mediaIn(folder), key), sha256] as const),
  ]
  if (sums.size !== media.files) throw new Error(`media.sha256 lists ${sums.size} files of ${media.files}.`)
  for (const [file, sha256] of files) {
    const found = await measure(createReadStream(file))
    if (found.sha256 !== sha256) throw new Error(`The backup is damaged: ${file} is not what was written.`)
  }
}

async function requireEmpty(pool: pg.Pool, storage: Storage): Promise<void> {
  const { rows } = await pool.query('select 1 from pg_tables where schemaname = any($1) limit 1', [SCHEMAS])
  if (rows.length > 0) throw new Error('There is data in the database. Name one with nothing in it.')
  for await (const key of storage.list(''))
    throw new Error(`There are media already (${key}). Name a DATA_DIR or a bucket with nothing in it.`)
}

async function restoreMedia(folder: string, storage: Storage, sums: Sums): Promise<void> {
  for (const [key, sha256] of sums) {
    await storage.put(key, createReadStream(join(mediaIn(folder), key)))
    const arrived = await measure(await storage.read(key))
    if (arrived.sha256 !== sha256) throw new Error(`${key} did not arrive as it was sent.`)
  }
}

/** With the migrations that the backup had. */
async function restoreSchema(pool: pg.Pool, manifest: Manifest, migrations: string): Promise<void> {
  const then = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    for (const { name } of manifest.migrations)
      await copyFile(join(migrations, name), join(then, name)).catch(() => {
        throw new Error(`The backup is of a later release (${manifest.version}): ${name} is not known here.`)
      })
    await migrate(pool, then)
  } finally {
    await rm(then, { recursive: true })
  }
  const { rows } = await pool.query<Manifest['migrations'][number]>('select name, checksum from migrations')
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const changed = manifest.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (changed) throw new Error(`${changed.name} is not what it was when the backup was made.`)
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
}

/** All or nothing, and only if every table then has the content that it had. */
async function restoreRows(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const tables = manifest.tables.filter(
    (table) => nameOf(table) !== '"public"."migrations"' && !isCountOfOneDay(table),
  )
  await plainSession(client)
  await requireSameTables(client, tables, manifest.version)
  await client.query('begin')
  const copyAll = async () => {
    for (const table of tables) {
      // The queue stores its version when it is set up.
      await client.query(`delete from ${nameOf(table)}`)
      const rows = createReadStream(join(folder, table.file))
      await copyIn(client, `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`, rows)
    }
  }
  await withoutReferences(client, () => withoutTriggers(client, copyAll))
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, value])
  for (const table of tables) {
    const { rows, sum } = await digestOf(client, table)
    if (rows !== table.rows || sum !== table.sum)
      throw new Error(`${nameOf(table)} holds ${rows} rows that are not the ${table.rows} of the backup.`)
  }
  await client.query('commit')
}

/**
 * A mark may have been taken since the backup: it comes back, and opens the desk only once a passkey is shown again.
 *
 * @returns whose accounts are operators'
 */
async function endOperatorAccess(pool: pg.Pool): Promise<string[]> {
  await pool.query('update sessions set operator_proof_at = null')
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where made_operator_at is not null order by email',
  )
  return rows.map(({ email }) => email)
}

async function requireSameTables(client: pg.Client, tables: Manifest['tables'], version: string) {
  const here = new Map((await tablesOf(client)).map((table) => [nameOf(table), columnsOf(table)]))
  for (const table of tables)
    if (here.get(nameOf(table)) !== columnsOf(table))
      throw new Error(
        `${nameOf(table)} is another one in this release. Restore with release ${version}, then upgrade.`,
      )
}
