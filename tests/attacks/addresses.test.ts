import { expect, test } from 'vitest'
import { memorial } from '#contract/limits.ts'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost, startWithHost } from '../support/factories.ts'

// An attacker reserves many good page addresses with one memorial that they never pay for, or waits until an address that
// somebody has passed on is free (docs/decisions/0034).

type Host = Awaited<ReturnType<typeof aHost>>

const change = (app: TestApp, { memorial, token }: Host, shareSlug: string) =>
  app.api('POST', `/memorial/share-slug/${memorial.uuid}`, { token, json: { shareSlug } })

test('a page address is never another memorial’s, though nobody has paid for the one that had it', async () => {
  const app = await startApp()
  const [first, other] = [await aHost(app), await aHost(app)]
  for (const slug of ['margaret', 'hollis']) expect((await change(app, first, slug)).status).toBe(200)
  for (const slug of ['margaret', 'hollis', first.memorial.shareSlug])
    expect(await change(app, other, slug)).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } })
  expect((await change(app, first, 'margaret')).status).toBe(200)

  const { token, memorial } = first
  expect((await app.api('POST', `/memorial/delete/${memorial.uuid}`, { token, json: {} })).status).toBe(200)
  app.clock.advance({ days: 40 })
  await app.run('memorial.purge', {})
  const late = await aHost(app)
  for (const slug of ['margaret', 'hollis', memorial.shareSlug])
    expect(await change(app, late, slug)).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } })
})

test('a memorial that nobody has paid for takes twenty addresses, one after the other', async () => {
  const { app, host: squatter } = await startWithHost()
  const { shareSlug } = squatter.memorial
  for (let n = 1; n < memorial.unpaidSlugsMax; n += 1)
    expect((await change(app, squatter, `good-name-${n}`)).status).toBe(200)
  expect(await change(app, squatter, 'one-more')).toMatchObject({
    status: 409,
    body: { code: 'SLUGS_USED_UP', field: 'shareSlug' },
  })
  // Its own are still there for it, and what it did not get is there for others.
  expect((await change(app, squatter, shareSlug)).status).toBe(200)
  expect((await change(app, squatter, 'one-more')).body.code).toBe('SLUGS_USED_UP')
  expect((await change(app, await aHost(app), 'one-more')).status).toBe(200)
  await app.db.updateTable('memorials').set({ paymentCompletedAt: app.clock.now() }).execute()
  expect((await change(app, squatter, 'another')).status).toBe(200)
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
