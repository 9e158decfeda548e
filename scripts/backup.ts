import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#server/storage.ts'
import { makeBackup } from './lib/backup/make.ts'
import { productVersion, reachDatabase, requireDatabase } from './lib/backup/places.ts'

// `npm run backup -- FOLDER`: database and media of the environment's DATABASE_URL, DATA_DIR and S3_BUCKET.

const [folder, ...more] = process.argv.slice(2)

try {
  if (!folder || more.length > 0) throw new Error('Usage: npm run backup -- FOLDER (new, or empty)')
  await backup(resolve(folder))
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

async function backup(folder: string) {
  const config = readConfig(process.env)
  requireDatabase(config)
  const storage = await openStorage(config)
  const database = await reachDatabase(config)
  const { connection } = database
  const manifest = await makeBackup({ folder, connection, storage, version: productVersion() }).finally(() =>
    database.close(),
  )
  const { tables, media, missing } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${rows} rows of ${tables.length} tables, ${media.files} files (${media.bytes} bytes) in ${folder}`,
  )
  for (const key of missing) console.error(`Missing in storage: ${key}`)
  if (missing.length > 0) process.exitCode = 2
}
