import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { give, startWithFund } from '../support/donations.ts'
import { editor } from '../support/edits.ts'
import { aHost, startWithHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { aDonation } from '../support/responses.ts'

const titles = (memorial: { memorialFunds: { title: string; closed: boolean }[] }) =>
  memorial.memorialFunds.filter((fund) => !fund.closed).map((fund) => fund.title)

/** A memorial with a fund, its owner, and a co-host with a name. */
async function withCoHost(app: TestApp) {
  const host = await aHost(app)
  const { body } = await editor(app, host).funds([{ title: 'Hospice', description: 'For the nurses' }])
  const coHost = await aCoHost(app, host)
  const json = { firstName: 'Peter', surname: 'Hollis' }
  await app.api('POST', '/user/save', { token: coHost.token, json })
  return { host, owner: editor(app, host), coHost: editor(app, coHost), fund: body.memorial.memorialFunds[0] }
}

test('funds are added, changed, ordered and removed', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const { status, body } = await edit.funds(
    [
      { title: ' Hospice ', description: ' For the nurses ', goalMinor: 50_000 },
      { id: null, title: '  ', description: 'Without a title' },
      { title: 'Lifeboats', description: '' },
    ],
    [],
    host.memorial.version,
  )
  expect(status).toBe(200)
  expect(body.memorial.memorialFunds).toMatchObject([
    { title: 'Hospice', description: 'For the nurses', goalMinor: 50_000, raisedMinor: 0, closed: false },
    { title: 'Lifeboats', description: null, goalMinor: null },
  ])
  expect(body.memorial.version).toBeGreaterThan(host.memorial.version)

  const [hospice, lifeboats] = body.memorial.memorialFunds
  const second = await edit.funds([{ id: lifeboats.id, title: 'The lifeboats', goalMinor: 100 }])
  expect(second.body.memorial.memorialFunds).toMatchObject([
    { id: lifeboats.id, title: 'The lifeboats', goalMinor: 100 },
    { id: hospice.id, title: 'Hospice', description: 'For the nurses', goalMinor: 50_000 },
  ])
  const cleared = await edit.funds([{ id: hospice.id, title: 'Hospice', description: null, goalMinor: null }])
  expect(cleared.body.memorial.memorialFunds[0]).toMatchObject({ description: null, goalMinor: null })
  expect(titles((await edit.funds([], [lifeboats.id, randomUUID()])).body.memorial)).toEqual(['Hospice'])
})

test('a removed fund that has gifts is closed and stays in the ledger; one without gifts is deleted', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const made = await edit.funds([{ title: 'Hospice' }, { title: 'Lifeboats' }])
  const [hospice, lifeboats] = made.body.memorial.memorialFunds
  await aDonation(app.pool, host.memorial.uuid, { fundUuid: hospice.id, amountMinor: 1250 })

  const { body } = await edit.funds([], [hospice.id, lifeboats.id])
  expect(body.memorial.memorialFunds).toMatchObject([
    { id: hospice.id, title: 'Hospice', closed: true, raisedMinor: 1250, donationCount: 1 },
  ])
  const rows = await app.db.selectFrom('funds').select('uuid').execute()
  expect(rows).toEqual([{ uuid: hospice.id }])
  const given = await app.api('GET', `/memorial/donations/${host.memorial.uuid}`, { token: host.token })
  expect(given.body.donations).toHaveLength(1)

  const again = await edit.funds([{ id: hospice.id, title: 'Hospice' }])
  expect(again.body.memorial.memorialFunds).toMatchObject([
    { id: hospice.id, closed: false, raisedMinor: 1250 },
  ])
})

test('a memorial has at most 20 open funds; closed ones do not count', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const some = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Fund ${n}` }))
  const full = await edit.funds(some(20))
  expect(titles(full.body.memorial)).toHaveLength(20)
  expect(await edit.funds(some(1))).toMatchObject({
    status: 400,
    body: { code: 'TOO_MANY_FUNDS', msg: 'A memorial can have 20 donation funds.' },
  })
  expect((await edit.funds(some(21))).body.code).toBe('BAD_INPUT')
  const { id } = full.body.memorial.memorialFunds[0]
  await aDonation(app.pool, host.memorial.uuid, { fundUuid: id })
  const another = await edit.funds([{ title: 'Another' }], [id])
  expect(titles(another.body.memorial)).toHaveLength(20)
})

test('an invalid fund is refused with a message, and the others stay as they were', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  expect((await edit.funds([{ title: 'x'.repeat(200) }])).status).toBe(200)
  expect(await edit.funds([{ title: 'x'.repeat(201) }])).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT', msg: 'Fund title must be at most 200 characters' },
  })
  expect((await edit.funds([{ title: 'x', description: 'y'.repeat(2001) }])).body.msg).toBe(
    'Description must be at most 2000 characters',
  )
  const wrong = [
    {},
    { title: 7 },
    { title: 'x', goalMinor: 0 },
    { title: 'x', goalMinor: 1.5 },
    { title: 'x', goalMinor: '100' },
    { title: 'x', goalMinor: 100_000_001 },
    { id: 'first', title: 'x' },
    'Hospice',
  ]
  for (const fund of wrong) expect([fund, (await edit.funds([fund as object])).status]).toEqual([fund, 400])
  expect((await edit.funds([], ['first'])).status).toBe(400)
  expect(titles(await edit.read())).toEqual(['x'.repeat(200)])
  expect(titles((await edit.funds([{ title: 'Hos\u0000pice\u0007' }])).body.memorial)[0]).toBe('Hospice')
})

test('who receives the gifts and when is saved, and everyone can read it', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const recipient = 'Kingscliff Community Garden Inc.'
  const { body } = await edit.funds([{ title: 'Garden', recipient, payout: ' On the 1st of each month ' }])
  const [garden] = body.memorial.memorialFunds
  expect(garden).toMatchObject({ recipient, payout: 'On the 1st of each month', mayReword: true })
  const renamed = await edit.funds([{ id: garden.id, title: 'The garden', payout: '' }])
  expect(renamed.body.memorial.memorialFunds[0]).toMatchObject({ recipient, payout: null })
  await app.db.updateTable('memorials').set({ paymentCompletedAt: app.clock.now() }).execute()
  const publicly = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(publicly.body.memorial.memorialFunds).toMatchObject([{ recipient, payout: null }])
})

test('a co-host cannot reword a fund that holds gifts', async () => {
  const app = await startApp()
  const { coHost, fund, host } = await withCoHost(app)
  const mine = await coHost.funds([{ id: fund.id, title: 'The hospice' }])
  expect(mine.body.memorial.memorialFunds).toMatchObject([{ title: 'The hospice', mayReword: true }])
  await aDonation(app.pool, host.memorial.uuid, { fundUuid: fund.id })
  expect((await coHost.read()).memorialFunds).toMatchObject([{ mayReword: false }])

  for (const words of [
    { title: 'Peter’s car' },
    { title: 'The hospice', description: 'For my car' },
    { title: 'The hospice', recipient: 'Peter Hollis' },
    { title: 'The hospice', payout: 'tomorrow' },
  ])
    expect((await coHost.funds([{ id: fund.id, ...words }])).body).toMatchObject({ code: 'FUND_HOLDS_GIFTS' })
  // Not by closing it first either.
  expect((await coHost.funds([], [fund.id])).status).toBe(200)
  const reopened = await coHost.funds([{ id: fund.id, title: 'Peter’s car' }])
  expect([reopened.status, reopened.body.code]).toEqual([403, 'FUND_HOLDS_GIFTS'])

  const goal = await coHost.funds([
    { id: fund.id, title: 'The hospice', goalMinor: 90_000 },
    { title: 'Flowers' },
  ])
  expect(titles(goal.body.memorial)).toEqual(['The hospice', 'Flowers'])
})

test('the owner rewords a fund that holds gifts at once, every host is mailed, and the gift keeps its words', async () => {
  const { app, host, donor, memorialUuid, slug, fundId } = await startWithFund()
  const coHost = await aCoHost(app, host)
  await give(app, donor, slug, { fundId })
  const words = { title: 'Roses', recipient: 'The hospice', charity: '51824753556' }
  const renamed = await editor(app, host).funds([{ id: fundId, ...words }])
  expect(renamed.body.memorial.memorialFunds).toMatchObject([
    {
      ...words,
      charity: 'ABN 51 824 753 556',
      mayReword: true,
      raisedMinor: 1000,
      donations: [{ fundTitle: 'Flowers' }],
    },
  ])
  const told = (await app.outbox()).filter(({ subject }) => /funds .* were changed$/.test(subject))
  expect(told.map(({ to }) => to).toSorted()).toEqual([host.email, coHost.email].toSorted())
  expect(told[0]?.text).toContain('Now called: Roses')

  await give(app, donor, slug, { fundId })
  const csv = await app.api('GET', `/memorial/donations/csv/${memorialUuid}`, { token: host.token })
  expect(csv.body.csv).toMatch(/Roses[\s\S]*Flowers/)
  const { rows } = await app.pool.query(
    'select uuid from payments where fund_uuid is not null order by completed_at limit 1',
  )
  await app.run('donation.receipt', { donationUuid: rows[0].uuid, askedAt: new Date().toISOString() })
  const [receipt] = (await app.outbox()).filter(({ text }) => text.includes('For: Flowers'))
  expect(receipt?.text).not.toContain('The hospice')
  // A new goal is nobody's business but the owner's.
  await editor(app, host).funds([{ id: fundId, title: 'Roses', goalMinor: 900 }])
  expect((await app.outbox()).filter(({ subject }) => /funds .* were changed$/.test(subject))).toHaveLength(2)
})

test('a gift that is being paid also keeps a co-host from rewording its fund', async () => {
  const app = await startApp()
  const { host, coHost, fund } = await withCoHost(app)
  const begun = {
    purpose: 'donation' as const,
    intentId: 'pi_under_way',
    memorialUuid: String(host.memorial.uuid),
    fundUuid: String(fund.id),
    fundTitle: 'Hospice',
    userUuid: host.uuid,
    amountMinor: 1000,
    feeMinor: 48,
    currency: 'aud',
    anonymous: false,
    provider: 'sandbox',
    createdAt: app.clock.now(),
  }
  await app.db.insertInto('payments').values(begun).execute()
  expect((await coHost.funds([{ id: fund.id, title: 'Peter’s car' }])).body.code).toBe('FUND_HOLDS_GIFTS')
})

test('the owner gets a mail about a co-host’s changes to the funds, and the log records them', async () => {
  const app = await startApp()
  const { host, owner, coHost, fund } = await withCoHost(app)
  const told = async () =>
    (await app.outbox()).filter(({ to, subject }) => to === host.email && subject.includes('funds'))
  await owner.funds([{ id: fund.id, title: 'Hospice' }, { title: 'Lifeboats' }])
  expect(await told()).toEqual([])
  const named = { firstName: 'Claire', surname: 'Hollis' }
  await app.api('POST', '/user/save', { token: host.token, json: named })

  await coHost.funds([{ id: fund.id, title: 'The hospice', goalMinor: 500 }])
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`The donation funds of ${host.memorial.nameOfPerson}’s memorial were changed`)
  const outbox = join(app.dataDir, 'outbox')
  const file = (await readdir(outbox)).find(
    (name) => name.startsWith('fund-changed-') && name.endsWith('.eml'),
  )
  expect(await readFile(join(outbox, file ?? ''), 'utf8')).toContain(`To: Claire Hollis <${host.email}>`)
  expect(mail?.text).toContain('Peter Hollis changed what people can give to')
  expect(mail?.text).toContain('Now called: The hospice')
  const log = await app.api('GET', `/memorial/log/${host.memorial.uuid}`, { token: host.token })
  expect(log.body.entries[0]).toMatchObject({ action: 'CHANGED_FUNDS', who: 'Peter Hollis' })

  // No mail is sent about a save that changes nothing, nor about a refused one.
  await coHost.funds([{ id: fund.id, title: 'The hospice', goalMinor: 500 }])
  await aDonation(app.pool, host.memorial.uuid, { fundUuid: fund.id })
  await coHost.funds([{ id: fund.id, title: 'Peter’s car' }])
  expect(await told()).toHaveLength(1)
})
