import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/adapters/database/postgres.ts'
import { freshDatabase } from '../../support/database.ts'

const { db, connection, close } = await freshDatabase()
afterAll(close)

test('a date is read as the day that was written, in any time zone', async () => {
  const { rows } = await sql<{ day: string }>`select '1941-03-09'::date as day`.execute(db)
  expect(rows[0]?.day).toBe('1941-03-09')
})

test('counts and other bigints are read as numbers', async () => {
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

test('`close` resolves once every connection has ended', async () => {
  const other = connect(connection)
  let ended = 0
  other.pool.on('remove', () => {
    ended += 1
  })
  await Promise.all([other.pool.query('select 1'), sql`select 1`.execute(other.db)])
  await other.close()
  expect(ended).toBe(2)
})

test('a statement that takes too long is ended, and the pool opens no more connections than allowed', async () => {
  const small = connect(connection, { max: 2, statementSeconds: 1 })
  await expect(small.pool.query('select pg_sleep(60)')).rejects.toThrow(/statement timeout/)
  const { rows } = await small.pool.query(
    `select current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(rows).toEqual([{ idle: '1min' }])
  await Promise.all(Array.from({ length: 8 }, () => small.pool.query('select 1')))
  expect(small.pool.totalCount).toBe(2)
  await small.close()
})

test('waiting too long for a connection is an error', async () => {
  const narrow = connect(connection, { max: 1, connectMs: 1500 })
  const held = await narrow.pool.connect()
  await expect(narrow.pool.query('select 1')).rejects.toThrow(/timeout/)
  held.release()
  await narrow.close()
})

test('a connection that breaks in a transaction fails the next statement and does not end the process', async () => {
  const other = connect(connection)
  const client = await other.pool.connect()
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows
  const broken = new Promise((resolve) => client.once('end', resolve))
  // Vitest fails a run in which nobody listens to an error event.
  await db.transaction().execute((tx) => sql`select pg_terminate_backend(${pid})`.execute(tx))
  await broken
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
})
