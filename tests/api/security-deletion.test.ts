import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPhoto, upload } from '../support/factories.ts'
import { aWholeMemorial } from '../support/whole-memorial.ts'

/** What may stay after a memorial or an account is deleted, without naming it (docs/privacy.md). */
const outlives = {
  memorials: ['disputes.memorial_uuid', 'payments.memorial_uuid'],
  users: [
    'audit_log.user_uuid',
    'event_notices.user_uuid',
    'contributions.user_uuid',
    'host_invitations.invited_by',
    'media.uploaded_by',
    'payments.user_uuid',
    'answers.user_uuid',
  ],
}

/** Foreign keys to a table, with what happens to their rows when one of its rows is deleted. */
async function pointers(app: TestApp, table: string) {
  const { rows } = await app.pool.query<{ place: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place, c.confdeltype as rule
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = $1::regclass and c.connamespace = 'public'::regnamespace
      order by 1`,
    [table],
  )
  return rows
}

/** Columns whose name says that they refer to it. */
async function named(app: TestApp, pattern: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $1 order by 1`,
    [pattern],
  )
  return rows.map(({ place }) => place)
}

test('every row of a memorial or an account is deleted with it, or is listed as staying', async () => {
  const app = await startApp()
  for (const [table, pattern] of [
    ['memorials', '^memorial_uuid$'],
    ['users', '^(user_uuid|invited_by|uploaded_by)$'],
  ] as const) {
    const pointing = await pointers(app, table)
    // Also what goes with an event of the memorial, by the id of both.
    const goes = [...pointing, ...(await pointers(app, 'events'))]
      .filter(({ rule }) => rule === 'c')
      .map(({ place }) => place)
    expect(goes.length).toBeGreaterThan(3)
    const stays = (await named(app, pattern)).filter((place) => !goes.includes(place))
    expect(stays.sort()).toEqual([...outlives[table]].sort())
    // What stays names nobody: the column becomes null, or the memorial it names is deleted.
    for (const { place, rule } of pointing) expect([place, 'cn'.includes(rule)]).toEqual([place, true])
  }
})

test('no table and no folder has any text of a memorial that was deleted for good', async () => {
  const app = await startApp()
  const { ids, tokens, accounts } = await aWholeMemorial(app)
  const host = { token: tokens.owner, memorial: { uuid: ids.memorialUuid } }
  expect((await upload(app, host, { content: await aPhoto() })).status).toBe(200)
  await app.drained()
  expect(await filesUnder(join(app.dataDir, 'media'))).not.toEqual([])
  expect(await tablesWith(app, ids.memorialUuid)).toEqual(
    expect.arrayContaining(['media', 'stories', 'answers']),
  )

  await app.api('POST', `/memorial/delete/${ids.memorialUuid}`, { token: tokens.owner })
  await app.drained()
  app.clock.advance({ days: 31 })
  await app.run('memorial.purge', {})
  await app.run('media.purge', {})
  await app.drained()
  expect(await tablesWith(app, ids.memorialUuid)).toEqual(['payments'])
  expect(await tablesWith(app, 'Margaret Anne Hollis')).toEqual([])
  expect(await tablesWith(app, 'joan@example.com')).toEqual([])
  expect(await filesUnder(join(app.dataDir, 'media'))).toEqual([])

  // The contributor's account is deleted too.
  const { uuid, email } = accounts.contributor
  await app.db.updateTable('users').set({ deletionDueAt: app.clock.now() }).where('uuid', '=', uuid).execute()
  await app.run('account.deletions', {})
  await app.drained()
  expect(await tablesWith(app, uuid)).toEqual([])
  expect(await tablesWith(app, email)).toEqual([])
})

/** Tables in which any row has these words in any column. */
async function tablesWith(app: TestApp, words: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await app.pool.query(
      `select from "${name}" t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`,
      [words],
    )
    if (rowCount) found.push(name)
  }
  return found
}

async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
