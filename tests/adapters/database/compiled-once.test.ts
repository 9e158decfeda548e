import { expect, onTestFinished, test } from 'vitest'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import type { Db } from '#server/ports/database.ts'
import { freshDatabase } from '../../support/database.ts'

test('a query is compiled once and then runs for different keys', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const email = (name: string) => `${name}@example.com`
  const { rows } = await database.pool.query<{ uuid: string; email: string }>(
    `insert into users (email, password_hash) values ($1, 'x'), ($2, 'x') returning uuid, email`,
    [email('ana'), email('bo')],
  )
  let builds = 0
  const find = compiledOnce((db: Db, key: string) => {
    builds += 1
    return db
      .selectFrom('users')
      .select(['email', 'firstName'])
      .where('uuid', '=', key)
      .where('email', 'like', '%@example.com')
  })
  for (const { uuid, email: address } of [...rows, ...rows])
    expect(await find(database.db, uuid)).toEqual({ email: address, firstName: '' })
  expect(await database.db.transaction().execute((db) => find(db, rows[0]?.uuid ?? ''))).toBeDefined()
  expect(await find(database.db, '00000000-0000-4000-8000-000000000000')).toBeUndefined()
  expect(builds).toBe(1)
})
