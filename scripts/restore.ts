import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#server/storage.ts'
import { migrationsFolder, reachDatabase } from './lib/backup/places.ts'
import { restoreBackup } from './lib/backup/restore.ts'

// `npm run restore -- FOLDER`: restores into the configured DATABASE_URL, DATA_DIR and S3_BUCKET, which must be empty.

const [folder, ...more] = process.argv.slice(2)

try {
  if (!folder || more.length > 0) throw new Error('Usage: npm run restore -- FOLDER (of npm run backup)')
  await restore(resolve(folder))
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

async function restore(folder: string) {
  const config = readConfig(process.env)
  const storage = await openStorage(config)
  const database = await reachDatabase(config, { alone: true })
  const { connection } = database
  const restored = await restoreBackup({
    folder,
    connection,
    storage,
    migrations: migrationsFolder,
  }).finally(() => database.close())
  const { tables, media, missing, madeAt, operators } = restored
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored and verified: ${rows} rows of ${tables.length} tables, ${media.files} files (${media.bytes} bytes), as of ${madeAt}`,
  )
  if (operators.length > 0)
    console.log(
      `Operators as of then: ${operators.join(', ')}. Start the server where nobody reaches it yet, and take the mark from who left since: npm run operator -- operators remove ADDRESS.`,
    )
  for (const key of missing) console.error(`Was missing already when the backup was made: ${key}`)
}
