import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Connected, connect } from '#server/adapters/database/postgres.ts'
import { findBySlug } from '#server/modules/access/queries.ts'
import { readBySlug, readMemorial } from '#server/modules/views/read-memorial.ts'
import type { Db } from '#server/ports/database.ts'
import { freshDatabase } from '../../support/database.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const byUuid = (db: Db) =>
  db.selectFrom('memorials').select('shareSlug').where('uuid', '=', nobody).executeTakeFirst()
const wholeRow = (db: Db) =>
  db.selectFrom('memorials').selectAll().where('uuid', '=', nobody).executeTakeFirst()

test('a query that is sent often is prepared, one that is sent once is not', async () => {
  const { db } = await oneConnection()
  for (let at = 0; at < 4; at += 1) await byUuid(db)
  await wholeRow(db)
  expect(await prepared(db)).toEqual([expect.stringContaining('"share_slug" from "memorials"')])
})

test.each([
  ['who may read a memorial', findBySlug],
  ['what its page shows', readBySlug],
  ['what its hosts see', readMemorial],
])('the query for %s is short enough to be prepared', async (_, read) => {
  const { db } = await oneConnection()
  for (let at = 0; at < 4; at += 1) await read(db, nobody)
  expect(await prepared(db)).toHaveLength(1)
})

test('in a transaction, where nothing can be sent again, only queries that name their columns are prepared', async () => {
  const { db, pool } = await oneConnection()
  const both = (tx: Db) => Promise.all([byUuid(tx), wholeRow(tx)])
  for (let at = 0; at < 4; at += 1) await db.transaction().execute(both)
  expect(await prepared(db)).toEqual([expect.stringContaining('"share_slug" from "memorials"')])
  await pool.query('alter table memorials add column came_later text')
  await expect(db.transaction().execute(both)).resolves.toEqual([undefined, undefined])
})

test('adding a column fails no prepared query', async () => {
  const { db, pool } = await oneConnection()
  for (let at = 0; at < 4; at += 1) await wholeRow(db)
  expect(await prepared(db)).toHaveLength(1)
  await pool.query('alter table memorials add column came_later text')
  await expect(wholeRow(db)).resolves.toBeUndefined()
  await expect(wholeRow(db)).resolves.toBeUndefined()
  await expect(db.transaction().execute(wholeRow)).resolves.toBeUndefined()
})

test('changing the type of a column fails nothing that is still right', async () => {
  const { db, pool } = await oneConnection()
  await pool.query('create table counted (number int)')
  const ask = (from: Db) => sql`select number from counted where number::int > ${1}::int`.execute(from)
  for (let at = 0; at < 4; at += 1) await ask(db)
  await pool.query('alter table counted alter column number type text')
  await expect(ask(db)).resolves.toMatchObject({ rows: [] })
  await expect(db.transaction().execute(ask)).resolves.toMatchObject({ rows: [] })
})

test('a failing statement gives the same error whether or not it is prepared', async () => {
  const { db } = await oneConnection()
  const divide = (by: number) => sql<{ is: number }>`select 1 / ${by}::int as is`.execute(db)
  for (let at = 0; at < 5; at += 1) await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(1)).rows).toEqual([{ is: 1 }])
})

test('a connection keeps at most 300 prepared statements', async () => {
  const { db } = await oneConnection()
  for (let at = 0; at < 320; at += 1) {
    const one = sql`select ${at}::int as ${sql.ref(`of_${at}`)}`
    for (let time = 0; time < 3; time += 1) await one.execute(db)
  }
  expect(await prepared(db)).toHaveLength(300)
})

/** Statements that are prepared on the one connection. */
async function prepared(db: Db): Promise<string[]> {
  const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return kept.rows.map(({ statement }) => statement)
}

async function oneConnection(): Promise<Connected> {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const connected = connect(database.connection, { max: 1 })
  onTestFinished(connected.close)
  return connected
}
