import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost } from '../support/factories.ts'

// An attacker reserves many good page addresses with one memorial that they never pay for (docs/decisions/0236).

type Host = Awaited<ReturnType<typeof aHost>>

const change = (app: TestApp, { memorial, token }: Host, shareSlug: string) =>
  app.api('POST', `/memorial/share-slug/${memorial.uuid}`, { token, json: { shareSlug } })

test('a page address that visitors could never open is free again once its memorial has another', async () => {
  const app = await startApp()
  const [squatter, family] = [await aHost(app), await aHost(app)]
  const wanted = ['margaret', 'margaret-hollis', 'hollis']
  for (const slug of wanted) expect((await change(app, squatter, slug)).status).toBe(200)
  const statuses = []
  for (const slug of wanted) statuses.push((await change(app, family, slug)).status)
  // The last one is still in use.
  expect(statuses).toEqual([200, 200, 409])
})

test('a page address that visitors could never open is free again once its memorial is deleted', async () => {
  const app = await startApp()
  const [squatter, family] = [await aHost(app), await aHost(app)]
  await change(app, squatter, 'margaret')
  const { token, memorial } = squatter
  expect((await app.api('POST', `/memorial/delete/${memorial.uuid}`, { token, json: {} })).status).toBe(200)
  expect((await change(app, family, 'margaret')).status).toBe(409)
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  const other = await aHost(app)
  expect((await change(app, other, 'margaret')).status).toBe(200)
})

test('a page address that visitors could open stays taken, even after the payment was refunded', async () => {
  const app = await startApp()
  const [family, stranger] = [await aHost(app), await aHost(app)]
  await change(app, family, 'margaret')
  const json = { memorialUuid: family.memorial.uuid }
  const { body } = await app.api('POST', '/memorial/payment-intent', { token: family.token, json })
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123', name: 'Claire' }
  await app.api('POST', `/sandbox/payment-intents/${body.paymentIntentId}/confirm`, {
    json: { clientSecret: body.clientSecret, ...card },
  })
  const paid = { ...json, paymentIntentId: body.paymentIntentId }
  expect((await app.api('POST', '/memorial/payment', { token: family.token, json: paid })).status).toBe(200)
  const refund = `/operator/memorials/refund/${family.memorial.uuid}`
  expect((await app.api('POST', refund, { token: OPERATOR_TOKEN })).body.refunds).toHaveLength(1)
  await change(app, family, 'hollis')
  expect((await change(app, stranger, 'margaret')).status).toBe(409)
  expect((await change(app, family, 'margaret')).status).toBe(200)
})
