import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../support/database.ts'

const { db, close } = await freshDatabase()
afterAll(close)

test('a date is the day that was written, in any time zone', async () => {
  const { rows } = await sql<{ day: string }>`select '1941-03-09'::date as day`.execute(db)
  expect(rows[0]?.day).toBe('1941-03-09')
})

test('counts and other bigints are numbers', async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from users`.execute(db)
  expect(rows[0]?.n).toBe(0)
})

test('columns are camelCase, keys inside JSON stay as they are', async () => {
  const intent = {
    id: 'pi_1',
    clientSecret: 's',
    status: 'x',
    amountMinor: 3000,
    currency: 'aud',
    customerId: 'c',
  }
  await db
    .insertInto('sandboxIntents')
    .values({ ...intent, metadata: JSON.stringify({ memorial_uuid: 'm', userUuid: 'u' }) })
    .execute()
  const row = await db.selectFrom('sandboxIntents').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...intent, metadata: { memorial_uuid: 'm', userUuid: 'u' } })
  expect(row.createdAt).toBeInstanceOf(Date)
})
