import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '#languages/en/calls/cards.ts'
import { type SandboxProvider, sandboxProvider } from '#server/adapters/payments/sandbox.ts'
import { sandboxRoutes } from '#server/adapters/payments/sandbox-routes.ts'
import { systemClock } from '#server/ports/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { aCard, declinedCard, guardedCard } from './test-cards.ts'

let database: FreshDatabase
let provider: SandboxProvider
let logged = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk
    done()
  },
})
const app = Fastify({ logger: { level: 'trace', stream } })
beforeAll(async () => {
  database = await freshDatabase()
  provider = sandboxProvider({ db: database.db, clock: systemClock })
  await app.register(sandboxRoutes(provider))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const newIntent = () =>
  provider.createIntent({
    amountMinor: 3000,
    currency: 'aud',
    email: 'claire@example.com',
    metadata: { purpose: 'memorial', memorialUuid: randomUUID(), userUuid: randomUUID() },
    idempotencyKey: randomUUID(),
  })
async function post(url: string, payload: object) {
  const response = await app.inject({ method: 'POST', url, payload })
  return { code: response.statusCode, body: response.json() }
}
const validFor = (card = aCard()) => ({ ...card, expYear: String(new Date().getUTCFullYear() + 2) })

describe('the sandbox over HTTP', () => {
  it('accepts a payment', async () => {
    const { id, clientSecret } = await newIntent()
    expect(await post(`/sandbox/payment-intents/${id}/confirm`, { clientSecret, ...validFor() })).toEqual({
      code: 200,
      body: { success: true, msg: null, status: 'succeeded', paymentIntentId: id },
    })
  })

  it('accepts month, year and code as numbers too', async () => {
    const { id, clientSecret } = await newIntent()
    const numbers = { expMonth: 8, expYear: new Date().getUTCFullYear() + 1, cvc: 123 }
    const { body } = await post(`/sandbox/payment-intents/${id}/confirm`, {
      clientSecret,
      ...aCard(),
      ...numbers,
    })
    expect(body.status).toBe('succeeded')
  })

  it('answers a declined card with 400, a message and the status of the payment', async () => {
    const { id, clientSecret } = await newIntent()
    const card = validFor(declinedCard)
    expect(await post(`/sandbox/payment-intents/${id}/confirm`, { clientSecret, ...card })).toEqual({
      code: 400,
      body: {
        success: false,
        msg: 'Your card was declined.',
        code: 'card_declined',
        status: 'requires_payment_method',
        paymentIntentId: id,
      },
    })
  })

  it('asks for a confirmation step and accepts its answer', async () => {
    const { id, clientSecret } = await newIntent()
    const asked = await post(`/sandbox/payment-intents/${id}/confirm`, {
      clientSecret,
      ...validFor(guardedCard),
    })
    expect(asked).toMatchObject({ code: 200, body: { success: true, status: 'requires_action' } })
    expect(asked.body.msg).toMatch(/bank/)
    const denied = await post(`/sandbox/payment-intents/${id}/authenticate`, { clientSecret, approve: false })
    expect(denied).toMatchObject({ code: 400, body: { msg: cards.authentication_failed } })
    await post(`/sandbox/payment-intents/${id}/confirm`, { clientSecret, ...validFor(guardedCard) })
    const approved = await post(`/sandbox/payment-intents/${id}/authenticate`, {
      clientSecret,
      approve: true,
    })
    expect(approved).toMatchObject({ code: 200, body: { success: true, status: 'succeeded' } })
  })

  it('gives the same answer to an unknown payment and a wrong secret', async () => {
    const { id } = await newIntent()
    const wrong = await post(`/sandbox/payment-intents/${id}/confirm`, { clientSecret: 'x', ...validFor() })
    const unknown = await post('/sandbox/payment-intents/pi_0/confirm', { clientSecret: 'x', ...validFor() })
    expect(wrong.code).toBe(404)
    expect(unknown).toEqual(wrong)
  })

  it('saves a card for later', async () => {
    expect(await post('/sandbox/payment-methods', validFor())).toEqual({
      code: 200,
      body: { success: true, msg: null, paymentMethodId: expect.stringMatching(/^pm_/) },
    })
    expect(await post('/sandbox/payment-methods', { ...validFor(), cardNumber: '1234' })).toEqual({
      code: 400,
      body: { success: false, msg: cards.incomplete_number, code: 'incomplete_number' },
    })
  })

  it('names a missing field', async () => {
    const { cvc: _, ...withoutCode } = validFor()
    const { code, body } = await post('/sandbox/payment-methods', withoutCode)
    expect(code).toBe(400)
    expect(body).toMatchObject({ success: false, msg: 'Please check the field cvc.' })
  })

  it('logs no card number, code or secret', async () => {
    const { id, clientSecret } = await newIntent()
    await post(`/sandbox/payment-intents/${id}/confirm`, { clientSecret, ...validFor(declinedCard) })
    expect(logged).toContain(id)
    expect(logged).not.toMatch(/4242 ?4242 ?4242|4000 ?0000 ?0000|Claire Hollis|_secret_/)
  })
})
