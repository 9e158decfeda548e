import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { type aHost, startWithHost } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

async function pay(app: TestApp, host: Host, promoCode?: string) {
  const { memorial, token } = host
  const json = { memorialUuid: memorial.uuid, promoCode }
  const { body: intent } = await app.api('POST', '/memorial/payment-intent', { token, json })
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123', name: 'Claire' }
  await app.api('POST', `/sandbox/payment-intents/${intent.paymentIntentId}/confirm`, {
    json: { clientSecret: intent.clientSecret, ...card },
  })
  return intent.paymentIntentId as string
}

const finish = (app: TestApp, { token, memorial }: Host, paymentIntentId: string) =>
  app.api('POST', '/memorial/payment', { token, json: { memorialUuid: memorial.uuid, paymentIntentId } })

const refund = (app: TestApp, uuid: string, token = OPERATOR_TOKEN) =>
  app.api('POST', `/operator/memorials/refund/${uuid}`, { token })

test('a refund with the sandbox leaves the memorial unpaid, closes its page, and mails whoever paid', async () => {
  const { app, host } = await startWithHost()
  await finish(app, host, await pay(app, host))
  const page = () => app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect((await page()).status).toBe(200)
  expect((await refund(app, host.memorial.uuid)).body.refunds).toHaveLength(1)
  expect((await page()).status).toBe(404)
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial).toMatchObject({ paymentCompleted: false, retainedUntil: null })
  const { body: log } = await app.api('GET', `/memorial/log/${host.memorial.uuid}`, { token: host.token })
  expect(log.entries[0]).toMatchObject({ action: 'GAVE_BACK_PRICE', by: 'OPERATOR', who: '' })
  const told = (await app.outbox()).filter(({ subject }) => /refund/i.test(subject))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Test mode: no card was charged.')
  // Finished again by a page that does not know of the refund, it stays refunded; a new payment counts.
  const paidAgain = await pay(app, host)
  expect((await finish(app, host, paidAgain)).body.memorial.paymentCompleted).toBe(true)
})

test('a refunded payment cannot be used again', async () => {
  const { app, host } = await startWithHost()
  const intent = await pay(app, host)
  await finish(app, host, intent)
  await refund(app, host.memorial.uuid)
  expect((await finish(app, host, intent)).body.memorial.paymentCompleted).toBe(false)
})

test('a free or unknown memorial has nothing to refund', async () => {
  const { app, host } = await startWithHost()
  expect((await refund(app, host.memorial.uuid)).body.code).toBe('NOTHING_TO_REFUND')
  expect((await refund(app, '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11')).body.code).toBe('MEMORIAL_NOT_FOUND')
  const promo = { code: 'KINDNESS', free: true }
  await app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json: promo })
  const json = { code: 'KINDNESS', memorialUuid: host.memorial.uuid }
  await app.api('POST', '/memorial/promo/validate', { token: host.token, json })
  expect((await refund(app, host.memorial.uuid)).body.code).toBe('NOTHING_TO_REFUND')
})
