import { expect, test } from 'vitest'
import { summariseQuery } from './otel.ts'

test.each([
  ['select * from "memorials" where uuid = $1', 'select memorials'],
  ['insert into "rate_limits" values ($1)', 'insert rate_limits'],
  ["update users set email = 'ana@example.com'", 'update users'],
  ['delete from only pgboss.job where id = $1', 'delete pgboss.job'],
  ['with some as (select 1 from "users") select 2', 'with users'],
  ["select 'from' || 'ana@example.com'", 'select'],
  ['begin', 'begin'],
  ['', 'query'],
])('a query is recorded by its verb and table only: %s', (text, summary) => {
  expect(summariseQuery(text)).toBe(summary)
})
