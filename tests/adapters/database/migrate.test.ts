import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import { emptyDatabase, type FreshDatabase } from '../../support/database.ts'

let database: FreshDatabase
let directory: string

beforeEach(async () => {
  database = await emptyDatabase()
  directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  await put(
    '0002_guests.sql',
    'alter table people add column guest boolean; insert into people values (1, true);',
  )
  await put('0001_people.sql', 'create table people (id integer)')
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

const put = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = () => migrate(database.pool, directory)
const people = async () => (await database.pool.query('select * from people')).rows

test('files run once each, in the order of their numbers', async () => {
  expect(await run()).toEqual(['0001_people.sql', '0002_guests.sql'])
  expect(await run()).toEqual([])
  expect(await people()).toEqual([{ id: 1, guest: true }])
})

test('a file that is added later runs alone', async () => {
  await run()
  await put('0003_more.sql', 'insert into people values (2, false)')
  expect(await run()).toEqual(['0003_more.sql'])
})

test('the error names a file that was changed after it was applied', async () => {
  await run()
  await put('0001_people.sql', 'create table people (id bigint)')
  await expect(run()).rejects.toThrow(/^0001_people\.sql was changed after it had been applied/)
})

test('other line endings do not count as a change', async () => {
  await put('0001_people.sql', 'create table people (\n  id integer\n)')
  await run()
  await put('0001_people.sql', 'create table people (\r\n  id integer\r\n)')
  expect(await run()).toEqual([])
})

test('the error names a file that fails, and none of its changes remain', async () => {
  await put('0003_broken.sql', 'insert into people values (3, false); insert into nowhere values (1)')
  await expect(run()).rejects.toThrow(/^0003_broken\.sql failed: relation "nowhere" does not exist/)
  expect(await people()).toEqual([{ id: 1, guest: true }])
  await put('0003_broken.sql', 'insert into people values (3, false)')
  expect(await run()).toEqual(['0003_broken.sql'])
})

test('a new file with a number below an applied one is refused', async () => {
  await run()
  await rm(join(directory, '0001_people.sql'))
  await put('0001_persons.sql', 'create table persons (id integer)')
  await expect(run()).rejects.toThrow('0001_persons.sql comes before 0002_guests.sql')
})

test('a file without a number is refused', async () => {
  await put('more.sql', 'select 1')
  await expect(run()).rejects.toThrow('more.sql is not named like 0001_accounts.sql')
})

test('nodes that start together apply each file once between them', async () => {
  const applied = await Promise.all([run(), run(), run(), run()])
  expect(applied.flat().sort()).toEqual(['0001_people.sql', '0002_guests.sql'])
  expect(await people()).toEqual([{ id: 1, guest: true }])
})

test('a node with a short statement timeout waits while another migrates, and its own files may take longer', async () => {
  const hasty = connect(database.connection, { statementSeconds: 1 })
  await put('0003_slow.sql', 'select pg_sleep(1.5)')
  const applied = await Promise.all([migrate(hasty.pool, directory), run()])
  expect(applied.flat().sort()).toEqual(['0001_people.sql', '0002_guests.sql', '0003_slow.sql'])
  await hasty.close()
})

test('a migration that waits too long for a table fails, so that readers do not queue behind it', async () => {
  await run()
  const reader = await database.pool.connect()
  await reader.query('begin; select * from people')
  await put('0003_more.sql', `set local lock_timeout = '50ms'; alter table people add column age integer`)
  await expect(run()).rejects.toThrow(/^0003_more\.sql failed: .*lock timeout/)
  await reader.query('rollback')
  reader.release()
  expect(await run()).toEqual(['0003_more.sql'])
})
