import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { ownFolder } from '#server/lib/own-folder.ts'
import { FileMissing, type Storage } from '#server/ports/storage.ts'
import { measure, measuringStream } from '../checksum.ts'
import { copyOut } from './copy-rows.ts'
import { type Manifest, manifestPath, mediaIn, sumsPath } from './format.ts'
import { columnsOf, digestOf, nameOf, plainSession, sequencesOf, tablesOf } from './tables.ts'

interface Backup {
  folder: string
  connection: pg.ClientConfig
  storage: Storage
  /** Version of the product. */
  version: string
}

/**
 * Writes rows and media into an empty folder, while a server may be running. The rows are one snapshot. Media are
 * copied after it, and files are only deleted weeks after their rows, so every row has its file.
 */
export async function makeBackup({ folder, connection, storage, version }: Backup): Promise<Manifest> {
  await ownFolder(folder)
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a folder that is.`)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await plainSession(client)
    await requireMigrated(client)
    await client.query('begin isolation level repeatable read read only')
    const rows = await writeRows(client, folder)
    const named = await namedFiles(client)
    await client.query('commit')
    const media = await writeMedia(storage, folder)
    const missing = named.filter((key) => !media.keys.has(key))
    const { files, bytes } = media
    const madeAt = new Date().toISOString()
    const manifest: Manifest = { format: 1, version, madeAt, ...rows, media: { files, bytes }, missing }
    await writeFile(`${manifestPath(folder)}.new`, `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(`${manifestPath(folder)}.new`, manifestPath(folder))
    return manifest
  } finally {
    await client.end()
  }
}

async function requireMigrated(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select where to_regclass('public.migrations') is not null`)
  if (rows.length === 0)
    throw new Error(
      'No server has used this database yet. Set DATABASE_URL or DATA_DIR as the server has it.',
    )
}

async function writeRows(client: pg.Client, folder: string) {
  await mkdir(join(folder, 'database'))
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client)) {
    const file = `database/${table.schema}.${table.name}.copy`
    const measuring = measuringStream()
    const written = pipeline(measuring.stream, createWriteStream(join(folder, file)))
    await copyOut(client, `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`, measuring.stream)
    measuring.stream.end()
    await written
    const { sha256 } = measuring.result()
    const lies = await measure(createReadStream(join(folder, file)))
    if (lies.sha256 !== sha256) throw new Error(`${file} was not written as it came: make another backup.`)
    tables.push({ ...table, ...(await digestOf(client, table)), file, sha256 })
  }
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  return { tables, migrations, sequences: await sequencesOf(client) }
}

/** The files that must exist: originals, and for served media the file in every address. */
async function namedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select original_key as key from media where deleted_at is null
     union all
     select 'public/' || substr(location, length('/media/') + 1) || '/' || filename || '.' || extension
     from media where deleted_at is null and state = 'READY'
     order by 1`,
  )
  return rows.map(({ key }) => key)
}

async function writeMedia(storage: Storage, folder: string) {
  await mkdir(mediaIn(folder))
  const sums = createWriteStream(sumsPath(folder))
  const keys = new Set<string>()
  let bytes = 0
  for await (const key of storage.list('')) {
    if (key.startsWith('uploads/')) continue
    const target = join(mediaIn(folder), key)
    await mkdir(dirname(target), { recursive: true })
    const measuring = measuringStream()
    try {
      await pipeline(await storage.read(key), measuring.stream, createWriteStream(target))
    } catch (reason) {
      // Deleted after it was listed.
      if (reason instanceof FileMissing) continue
      throw reason
    }
    const measured = measuring.result()
    sums.write(`${measured.sha256}  media/${key}\n`)
    keys.add(key)
    bytes += measured.bytes
  }
  sums.end()
  await finished(sums)
  return { keys, files: keys.size, bytes }
}
