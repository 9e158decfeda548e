import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/adapters/database/migrate.ts'
import { temporaryRoot } from '../../scripts/lib/throwaway-database.ts'
import { openApp } from '../support/app.ts'
import { emptyDatabase } from '../support/database.ts'
import { migrations } from '../support/database-server.ts'
import { aPerson } from '../support/people.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

/** The last migration of the release before programmes. */
const BEFORE = '0132'

async function aDatabaseOfBefore() {
  const folder = await mkdtemp(join(temporaryRoot(), 'migrations-before-'))
  const database = await emptyDatabase()
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  for (const name of await readdir(migrations))
    if (name.slice(0, BEFORE.length) <= BEFORE) await copyFile(join(migrations, name), join(folder, name))
  await migrate(database.pool, folder)
  return { database, dataDir: folder }
}

test('a memorial of before with 500 answers is the same after the migration, and can get a programme', async () => {
  const { database, dataDir } = await aDatabaseOfBefore()
  const { pool } = database
  const host = await aPerson(pool, { email: 'ana@example.com', password: 'a good one' })
  const { rows } = await pool.query(
    `insert into memorials (name_of_person, share_slug, memorial_date, address, details, payment_completed_at,
       retained_until)
     values ('Margaret Hollis', 'margaret-hollis', '2031-11-28', 'St Mary’s', 'Bring a flower', now(),
       now() + interval '1 year') returning uuid`,
  )
  const uuid = String(rows[0].uuid)
  await pool.query(
    `insert into relationships (user_uuid, memorial_uuid, relationship_type) values ($1, $2, 'OWNER')`,
    [host.uuid, uuid],
  )
  await pool.query(
    `insert into rsvps (memorial_uuid, name, email, status, guests, message, date_created)
     select $1, 'Guest ' || n, 'guest-' || n || '@example.com',
       (array['ATTENDING', 'UNSURE', 'NOT_ATTENDING'])[1 + n % 3], case when n % 3 = 0 then 2 else 0 end,
       'Words ' || n, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, 500) n`,
    [uuid],
  )
  // One that a host had removed.
  await pool.query(
    `with gone as (delete from rsvps where memorial_uuid = $1 and name = 'Guest 500' returning rsvps.*)
     insert into removed_rsvps (uuid, memorial_uuid, user_uuid, answer, removed_at)
     select uuid, memorial_uuid, user_uuid, to_jsonb(gone), now() from gone`,
    [uuid],
  )
  const removed = await pool.query('select uuid from removed_rsvps')
  const before = await pool.query('select * from rsvps order by uuid')

  const applied = await migrate(pool, migrations)
  expect(applied).toContain('0133_programme.sql')
  const after = await pool.query('select * from rsvps order by uuid')
  const added = {
    food: '',
    access_needs: '',
    watches: false,
    waiting_since: null,
    reminded_days: [],
    typed_beside_link: false,
    brought_from: null,
  }
  expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, ...added })))

  const app = await openApp({ dataDir, database, changes: { role: 'web' } })
  onTestFinished(() => app.close())
  const by = { token: host.token }
  const memorial = (await app.api('GET', `/memorial/get/${uuid}`, by)).body.memorial
  expect(memorial).toMatchObject({
    memorialDate: '2031-11-28',
    rsvpCounts: { attending: 166, unsure: 167, notAttending: 166, guests: 332, waiting: 0 },
  })
  const names = new Set<string>()
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after ? `?after=${after}` : ''
    const { body } = await app.api('GET', `/memorial/rsvps/${uuid}${query}`, by)
    for (const rsvp of body.rsvps) {
      expect(rsvp).toMatchObject({ watches: false, isWaiting: false, food: '', accessNeeds: '', answers: [] })
      names.add(rsvp.name)
    }
    after = body.next
  }
  expect(names.size).toBe(499)

  const { page, read, save, answer, answers } = programmeOf(app, { ...by, memorial })
  const shown = await page()
  expect(shown).toMatchObject({ memorialDate: '2031-11-28', address: 'St Mary’s', programme: [] })
  expect((await read()).body.events).toMatchObject([
    {
      uuid,
      counts: { attending: 166, guests: 332, unsure: 167, notAttending: 166, watching: 0, waiting: 0 },
    },
  ])
  const back = await app.api('POST', `/memorial/rsvp/restore/${uuid}/${removed.rows[0].uuid}`, by)
  expect(back.body.rsvp).toMatchObject({ name: 'Guest 500', food: '', answers: [] })
  // As a page of before sends it.
  const again = await answer({ name: 'Guest 1', email: 'guest-1@example.com', status: 'ATTENDING' })
  expect(again.body).toMatchObject({ success: true, rsvp: { status: 'ATTENDING' } })
  expect((await save([anEvent()])).body.events).toHaveLength(2)
  expect((await answers(uuid)).body.counts).toMatchObject({ attending: 167, unsure: 166 })
})
