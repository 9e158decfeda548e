// `npm run db:types`: writes server/ports/database-types.ts from the migrations.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import { databaseTypes, typesFile } from './lib/database-types.ts'
import { openThrowaway } from './lib/throwaway-database.ts'

const server = await openThrowaway()
const { db, pool, close } = connect(server.connection)
try {
  await migrate(pool, fileURLToPath(new URL('../migrations', import.meta.url)))
  writeFileSync(typesFile, await databaseTypes(db))
} finally {
  await close()
  await server.stop()
}
