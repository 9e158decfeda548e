import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/adapters/database/postgres.ts'
import { givesWholeRows } from '#server/adapters/database/whole-rows.ts'
import { freshDatabase } from '../../support/database.ts'

/** Each has one value, an integer. PostgreSQL says itself which of them a new column breaks. */
const statements: [sql: string, isBroken: boolean][] = [
  ['select * from things where number = $1', true],
  ['SELECT\n  *\nFROM things WHERE number = $1', true],
  ['select "things".* from "things" where number = $1', true],
  ['select 1 as one, * from things where number = $1', true],
  ['select distinct * from things where number = $1', true],
  ['select distinct on (number, (text)) * from things where number = $1', true],
  ['select all * from things where number = $1', true],
  ['select whole.* from (select * from things) as whole where number = $1', true],
  ['(select * from things where number = $1) limit 1', true],
  ['with few as (select * from things where number = $1) select * from few', true],
  ['with one as (select 1) (select * from things where number = $1)', true],
  ['insert into things (number) values ($1) returning *', true],
  ['update things set number = $1 where false returning things.*', true],
  ['delete from things where number = $1 returning *', true],
  ['select number from things where number = $1 union all (select 1)', false],
  ['table things limit $1', true],
  [`select '--', * from things where number = $1`, true],
  [`select 'it''s', "number" as "a "" ( b", * from things where number = $1`, true],
  [`select $$'$$, * from things where text <> $$'$$ and number = $1`, true],
  [String.raw`select E'\'', * from things where text <> '' and number = $1`, true],
  ['select /* the ( rest */ * from things where number = $1', true],
  ['select -- only (\n * from things where number = $1', true],
  ['select number from things where number = $1', false],
  ['select count(*) * $1::int from things', false],
  [String.raw`select regexp_replace(text, '\D', '') from things where number = $1 and '\' <> '*'`, false],
  ['select number * 2, 3 * number from things where number = $1', false],
  ['select whole.number from (select *, 1 as one from things) as whole where number = $1', false],
  ['select number from things where exists (select * from things where number = $1)', false],
  ['with few as (select * from things where number = $1) select number from few', false],
  [`select ',*' as a, "number" as ".*" from (select * from things) as "b)" where number = $1`, false],
  ['select number -- , *\nfrom (select * from things) as few where number = $1', false],
  ['select to_json(things) from things where number = $1', false],
  ['insert into things (number) select number from (select * from things) as few where number = $1', false],
  ['insert into things (number) values ($1) returning number', false],
]

test('what PostgreSQL refuses after a new column is known beforehand', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const { pool, close } = connect(database.connection, { max: 1 })
  onTestFinished(close)
  // The pool itself closes a connection after an error.
  const client = await pool.connect()
  onTestFinished(() => client.release())
  await client.query("create table things (number int, text text default '')")
  for (const [at, [text]] of statements.entries()) await client.query({ name: `s${at}`, text, values: [1] })
  await client.query('alter table things add column came_later int')
  const found: typeof statements = []
  for (const [at, [text]] of statements.entries()) {
    const refusal = await client.query({ name: `s${at}`, text, values: [1] }).catch(String)
    if (typeof refusal === 'string') expect(refusal).toContain('cached plan must not change result type')
    found.push([text, typeof refusal === 'string'])
  }
  expect(found).toEqual(statements)
  // Not understood counts as broken, which costs a plan and no more.
  expect(statements.map(([text]) => [text, givesWholeRows(text)])).toEqual(statements)
})

test.each([
  'merge into things using (select * from others) as o on true when matched then do nothing',
  'select number from (select * from things where text = $$($$)',
  `select 'open from (select * from things)`,
])('a statement that is not understood counts as one of whole rows: %s', (text) => {
  expect(givesWholeRows(text)).toBe(true)
})
