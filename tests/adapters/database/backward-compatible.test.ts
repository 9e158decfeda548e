import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breakingStatements } from '../../../scripts/lib/breaking-statements.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Migrations up to this one are from before nodes were replaced one by one, and are not checked. */
const LAST_FREE = '0037_answer_mails.sql'

test('every migration lets the release before it go on working, or is marked as a second step', async () => {
  const names = readdirSync(migrations).sort()
  expect(names).toContain(LAST_FREE)
  for (const name of names.filter((one) => one > LAST_FREE)) {
    const sql = readFileSync(`${migrations}/${name}`, 'utf8')
    const earlier = names.filter((one) => one < name)
    expect([name, await breakingStatements(sql, earlier)]).toEqual([name, []])
  }
})

test.each([
  'alter table media drop column title',
  'alter table media drop title',
  'drop table media',
  'drop index media_key',
  'alter table media rename column title to caption',
  'alter table media rename to photos',
  'alter table media alter column bytes type bigint',
  'alter table media alter bytes set data type bigint',
  'alter table media alter column title set not null',
  'alter table media alter column title drop default',
  'alter table media add column place text not null',
  'alter table media add place text not null',
  'create table more (a int);\nalter table media\n  drop column title;',
  'alter table media add column place text, drop column title',
  `alter table media add column place text default 'it''s; --', alter bytes type bigint`,
  'alter table media add column place int primary key',
  'drop function is_shown(text)',
  `alter type role rename value 'a' to 'b'`,
  'do $$ begin drop table media; end $$',
])('a migration with this statement is refused: %s', async (sql) => {
  expect(await breakingStatements(sql, [])).toHaveLength(1)
})

test.each([
  'create table places (name text not null)',
  'alter table media add column place text',
  `alter table media add column place text not null default ''`,
  'alter table media add constraint place_check check (place is not null)',
  'alter table media drop constraint media_role_check',
  'alter table payments alter column user_uuid drop not null',
  'alter table media add column place int not null generated always as identity',
  `alter table media add column place text default 'we rename; drop table media'`,
  `create function a() returns text language sql as $$ select 'drop table media; rename' $$`,
  '/* alter table media drop column title; */ create index a on media (title)',
  '-- the name may drop column titles from now on\ncreate index a on media (title)',
])('a migration with this statement is allowed: %s', async (sql) => {
  expect(await breakingStatements(sql, [])).toEqual([])
})

test('a second step may drop what an earlier release stopped using', async () => {
  const sql = '-- second step of 0040_captions.sql\nalter table media drop column title;'
  expect(await breakingStatements(sql, ['0040_captions.sql'])).toEqual([])
  expect(await breakingStatements(sql, ['0039_other.sql'])).toHaveLength(1)
})
