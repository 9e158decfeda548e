import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { anArchiveApp, claire } from '../support/archives.ts'
import { books } from '../support/donations.ts'
import { aPaidHost } from '../support/factories.ts'
import { aDonation, aFund } from '../support/responses.ts'
import { archived, ofMemorial, restoreAt, saying } from '../support/restoring.ts'

// What a restore believes of an archive, which anybody can have changed (docs/decisions/0036).

type Host = Awaited<ReturnType<typeof claire>>

async function restored(app: TestApp, archive: Buffer) {
  const { status, body } = await restoreAt(app, archive)
  expect(status).toBe(200)
  return body.restored
}

const removeForGood = async (app: TestApp, ...hosts: Pick<Host, 'token' | 'memorial'>[]) => {
  for (const { token, memorial } of hosts)
    expect((await app.api('POST', `/memorial/delete/${memorial.uuid}`, { token, json: {} })).status).toBe(200)
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
}

const slugTo = (app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>, shareSlug: string) =>
  app.api('POST', `/memorial/share-slug/${memorial.uuid}`, { token, json: { shareSlug } })

test('links of an archive pass the rules of typed ones: refused ones are left out, and told', async () => {
  const first = await anArchiveApp()
  const host = await claire(first)
  const archive = await archived(first, host)
  const [streamUrl, recordingUrl] = ['https://127.0.0.1.nip.io/x', 'javascript:alert(1)']
  const evil = await saying(archive, (said) => {
    const [event] = said.tables.events
    return { ...said, tables: { ...said.tables, events: [{ ...event, streamUrl, recordingUrl }] } }
  })
  const app = await anArchiveApp()
  expect((await restored(app, evil)).linksLeftOut).toEqual([streamUrl, recordingUrl])
  expect(await app.db.selectFrom('events').select(['streamUrl', 'recordingUrl']).execute()).toEqual([
    { streamUrl: null, recordingUrl: null },
  ])

  const good = await saying(archive, (said) => {
    const [event] = said.tables.events
    const events = [{ ...event, streamUrl: 'HTTPS://Vimeo.com/1', recordingUrl: null }]
    return { ...said, tables: { ...said.tables, events } }
  })
  const other = await anArchiveApp()
  expect((await restored(other, good)).linksLeftOut).toEqual([])
  expect((await other.db.selectFrom('events').select('streamUrl').execute())[0]?.streamUrl).toBe(
    'https://vimeo.com/1',
  )
})

test('nobody gets decades by editing an archive, nor a payment of the future', async () => {
  const first = await anArchiveApp()
  const archive = await archived(first, await claire(first))
  const app = await anArchiveApp()
  const far = { retainedUntil: '2999-01-01T00:00:00.000Z', paymentCompletedAt: '2998-01-01T00:00:00.000Z' }
  const { retainedUntil } = await restored(app, await saying(archive, ofMemorial(far)))
  const now = app.clock.now()
  expect(new Date(retainedUntil).getUTCFullYear()).toBeLessThanOrEqual(now.getUTCFullYear() + 2)
  const { paymentCompletedAt } = await app.db
    .selectFrom('memorials')
    .select('paymentCompletedAt')
    .executeTakeFirstOrThrow()
  expect(paymentCompletedAt?.getTime()).toBeLessThanOrEqual(now.getTime())
})

test('gifts are carried as those of the former server: not in the books here, and in the way of no payment', async () => {
  const first = await anArchiveApp()
  const host = await claire(first)
  const uuid = String(host.memorial.uuid)
  await aDonation(first.pool, uuid, { fundUuid: await aFund(first.pool, uuid) })
  const archive = await archived(first, host)
  const [before] = await books(first)
  const app = await anArchiveApp()
  expect((await restored(app, archive)).donations).toBe(1)
  const [gift] = await books(app)
  expect(gift).toMatchObject({ uuid: before?.uuid, amountMinor: before?.amountMinor })
  expect(gift?.formerServer).toBeTruthy()
  // A payment that is made here may have this id: were it taken, that gift would never be entered.
  expect(gift?.intentId).not.toBe(before?.intentId)
  expect(gift?.intentId).toContain(before?.intentId)
  const ledger = await app.api('GET', '/operator/donations/csv', { token: OPERATOR_TOKEN })
  expect([ledger.status, ledger.raw.toString()]).toEqual([200, expect.not.stringContaining(uuid)])
  const own = await first.api('GET', '/operator/donations/csv', { token: OPERATOR_TOKEN })
  expect(own.raw.toString()).toContain(uuid)

  await removeForGood(first, host)
  await restored(first, archive)
  const [stayed] = await books(first)
  expect(stayed).toEqual(before)
})

test('what the operator took off stays off, whatever an archive says', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const archive = await archived(app, host)
  await app.db.updateTable('memorials').set({ hiddenAt: app.clock.now() }).execute()
  await removeForGood(app, host)
  const made = await restored(app, await saying(archive, ofMemorial({ hiddenAt: null })))
  expect(made.isHidden).toBe(true)
  expect((await app.db.selectFrom('memorials').select('hiddenAt').execute())[0]?.hiddenAt).not.toBeNull()
  expect((await app.api('GET', `/public/memorial/${made.shareSlug}`)).status).toBe(404)

  const second = await anArchiveApp()
  expect((await restored(second, archive)).isHidden).toBe(false)
})

test('a printed code frees the links of its own memorial, and no others that its archive names', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  await slugTo(app, host, 'margaret')
  const archive = await archived(app, host)
  const stranger = await aPaidHost(app)
  await slugTo(app, stranger, 'somebody-else')
  await removeForGood(app, host, stranger)
  const ended = async () =>
    (await app.db.selectFrom('addresses').select('hash').where('proof', 'is not', null).execute()).length
  const before = await ended()
  const taking = await saying(archive, (said) => ({
    ...said,
    tables: {
      ...said.tables,
      memorials: [{ ...said.tables.memorials[0], shareSlug: 'somebody-else' }],
      addresses: [{ slug: 'margaret' }, { slug: stranger.memorial.shareSlug }],
    },
  }))
  const { shareSlug } = await restored(app, taking)
  expect(shareSlug).not.toBe('somebody-else')
  expect(await ended()).toBe(before - 1)
  const own = await app.db.selectFrom('addresses').select('slug').where('slug', 'is not', null).execute()
  expect(own.map(({ slug }) => slug).sort()).toEqual(['margaret', shareSlug])
})
