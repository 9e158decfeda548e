import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, claire } from '../support/archives.ts'
import { evening } from '../support/evening.ts'
import { aPaidHost } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aDonation, aFund } from '../support/responses.ts'
import { archived, ofMemorial, restoreAt, saying, withTables } from '../support/restoring.ts'

// What an archive that was changed cannot do to other memorials, nor to what the operator took off (docs/decisions/0036).

async function withGift(app: TestApp, { memorial }: { memorial: { uuid: string } }): Promise<string> {
  const uuid = String(memorial.uuid)
  return aDonation(app.pool, uuid, { fundUuid: await aFund(app.pool, uuid) })
}

test('no archive claims a gift of another memorial as its own', async () => {
  const first = await anArchiveApp()
  const host = await claire(first)
  await withGift(first, host)
  const archive = await archived(first, host)
  const app = await anArchiveApp()
  const other = await aPaidHost(app)
  const theirs = await withGift(app, other)
  const evil = await saying(
    archive,
    withTables(({ donations: [gift] }) => ({
      donations: [{ ...gift, uuid: theirs }],
    })),
  )
  const { status, body } = await restoreAt(app, evil)
  expect([status, body.code]).toEqual([400, 'RESTORE_UNREADABLE'])
  const list = await app.api('GET', `/memorial/thanks/${other.memorial.uuid}`, { token: other.token })
  expect(list.body.lines).toMatchObject([{ name: 'Joan Petrie' }])
})

test('what the operator took off stays off if an archive has its id, whatever code it names', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const archive = await archived(app, host)
  await app.db.updateTable('memorials').set({ hiddenAt: app.clock.now() }).execute()
  const { uuid } = host.memorial
  expect((await app.api('POST', `/memorial/delete/${uuid}`, { token: host.token, json: {} })).status).toBe(
    200,
  )
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  const changed = ofMemorial({ hiddenAt: null, printCode: '0123456789abcdef0123' })
  const { status, body } = await restoreAt(app, await saying(archive, changed))
  expect([status, body.restored.isHidden]).toEqual([200, true])
  expect((await app.api('GET', `/public/memorial/${body.restored.shareSlug}`)).status).toBe(404)
})

test('what an archive brings back is no news of the day to its hosts', async () => {
  const first = await anArchiveApp()
  const host = await claire(first)
  await withGift(first, host)
  const before = new Date(first.clock.now().getTime() - 200 * 24 * 60 * 60 * 1000)
  await first.db.updateTable('relationships').set({ dateCreated: before }).execute()
  const archive = await archived(first, host)
  const app = await anArchiveApp()
  expect((await restoreAt(app, archive)).status).toBe(200)
  await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).execute()
  const news = async () => (await app.outbox()).filter(({ subject }) => subject.startsWith('New for'))
  await evening(app)
  expect(await news()).toEqual([])

  const uuid = String(host.memorial.uuid)
  const fund = await app.db.selectFrom('funds').select('uuid').executeTakeFirstOrThrow()
  await aDonation(app.pool, uuid, { fundUuid: fund.uuid, dateDonated: app.clock.now() })
  await evening(app)
  expect(await news()).toHaveLength(1)
})

test.each(['createdAt', 'paymentCompletedAt'])(
  'a time without end is none, and its memorial is not restored: %s',
  async (column) => {
    const first = await anArchiveApp()
    const archive = await archived(first, await claire(first))
    const app = await anArchiveApp()
    const { status, body } = await restoreAt(app, await saying(archive, ofMemorial({ [column]: 'infinity' })))
    expect([status, body.code]).toEqual([400, 'RESTORE_UNREADABLE'])
    expect(await app.db.selectFrom('memorials').select('uuid').execute()).toEqual([])
  },
)

test.each([
  ['memorials', 'Nowhere/Land'],
  ['events', 'Nowhere/Land'],
  ['memorials', 5],
  ['events', true],
])(
  'a time zone that no clock knows is none, and its memorial is not restored: %s, %j',
  async (table, zone) => {
    const first = await anArchiveApp()
    const host = await aPaidHost(first, { memorialDate: '2031-11-28', zone: 'Europe/Madrid' })
    await programmeOf(first, host).save([anEvent()])
    const archive = await archived(first, host)
    const elsewhere = withTables((tables) => ({
      [table]: tables[table].map((row: object) => ({ ...row, zone })),
    }))
    const app = await anArchiveApp()
    const { status, body } = await restoreAt(app, await saying(archive, elsewhere))
    expect([status, body.code]).toEqual([400, 'RESTORE_UNREADABLE'])
    expect((await restoreAt(app, archive)).status).toBe(200)
    const restored = await app.db.selectFrom('memorials').select('zone').executeTakeFirstOrThrow()
    expect(restored.zone).toBe('Europe/Madrid')
  },
)
