import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { databaseTypes, typesFile } from '../../../scripts/lib/database-types.ts'
import { freshDatabase } from '../../support/database.ts'

const { db, close } = await freshDatabase()
afterAll(close)

test('the row types match the migrations (otherwise run `npm run db:types`)', async () => {
  expect(await databaseTypes(db)).toBe(readFileSync(typesFile, 'utf8'))
})
