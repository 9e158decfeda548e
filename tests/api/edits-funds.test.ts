import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aHost } from '../support/factories.ts'
import { aDonation } from '../support/responses.ts'

const titles = (memorial: { memorialFunds: { title: string; closed: boolean }[] }) =>
  memorial.memorialFunds.filter((fund) => !fund.closed).map((fund) => fund.title)

test('adds, changes, orders and removes funds', async () => {
  const app = await startApp()
  const host = await aHost(app)
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

test('a fund that was given to is closed and stays in the books; another one goes', async () => {
  const app = await startApp()
  const host = await aHost(app)
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

test('20 funds are asked for at most; closed ones do not count', async () => {
  const app = await startApp()
  const host = await aHost(app)
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
  expect(titles((await edit.funds(some(1), [id])).body.memorial)).toHaveLength(20)
})

test('a fund of another memorial is neither changed nor removed', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const other = await aHost(app)
  const edit = editor(app, host)
  const { body } = await edit.funds([{ title: 'Hospice' }, { title: 'Lifeboats' }])
  const [hospice, lifeboats] = body.memorial.memorialFunds
  const theirs = await editor(app, other).funds([{ id: hospice.id, title: 'Not yours' }], [lifeboats.id])
  expect(theirs.body.memorial.memorialFunds).toMatchObject([
    { id: expect.not.stringContaining(hospice.id), title: 'Not yours' },
  ])
  expect((await edit.read()).memorialFunds).toEqual(body.memorial.memorialFunds)
})

test('says what is wrong with a fund, and keeps the others', async () => {
  const app = await startApp()
  const host = await aHost(app)
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
