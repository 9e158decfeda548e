import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { languages } from '#languages/index.ts'
import { sandboxProvider } from '#server/adapters/payments/sandbox.ts'
import { openSandboxCheckout } from '#server/adapters/payments/sandbox-routes.ts'
import { openStripe, stripeProvider } from '#server/adapters/payments/stripe.ts'
import { systemClock } from '#server/ports/clock.ts'
import {
  CardRefused,
  type NewHostedIntent,
  type NewIntent,
  type PaymentProvider,
  UnknownIntent,
} from '#server/ports/payments.ts'
import { freshDatabase } from '../../support/database.ts'
import { startStripeLike } from '../../support/stripe-like/server.ts'
import { aCard, declinedCard, emptyCard, guardedCard } from './test-cards.ts'

/** What the tests need of every provider. */
interface Side {
  provider: PaymentProvider
  /** Saves a card as the form in the browser does. */
  keep(card: ReturnType<typeof aCard>): Promise<string>
  answerBank(intent: { id: string; clientSecret: string }, approve: boolean): Promise<unknown>
  /** What a donor does on the provider's hosted page: enters a card, or answers the bank. */
  atPage(url: string, step: { number: string } | { approve: boolean }): Promise<unknown>
  close(): Promise<void>
}

async function sandboxSide(): Promise<Side> {
  const database = await freshDatabase()
  const provider = sandboxProvider({ db: database.db, clock: systemClock })
  const pages = openSandboxCheckout(provider)
  return {
    provider,
    keep: (card) => provider.createPaymentMethod(card),
    answerBank: ({ id, clientSecret }, approve) =>
      provider.authenticate(id, clientSecret, approve).catch((reason: unknown) => reason),
    async atPage(url, step) {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const [id, secret] = [pathname.split('/').at(-1) ?? '', searchParams.get('secret') ?? '']
      return 'number' in step
        ? pages.pay(id, secret, aCard({ ...thisYear, cardNumber: step.number }))
        : pages.answerBank(id, secret, step.approve)
    },
    close: database.close,
  }
}

async function stripeSide(): Promise<Side> {
  const server = await startStripeLike()
  const { secretKey, publishableKey, url } = server
  const settings = {
    secretKey,
    publishableKey,
    apiBase: url,
    scriptUrl: `${url}/stand-in.js`,
    connectedAccount: null,
  }
  return {
    provider: stripeProvider(await openStripe(settings), settings),
    keep: async ({ cardNumber }) => server.methods.create({ type: 'card', card: { number: cardNumber } }).id,
    answerBank: async ({ id }, approve) =>
      fetch(`${url}/bank/${id}`, { method: 'POST', body: `approve=${approve ? 'yes' : 'no'}` }),
    atPage: (page, step) =>
      fetch(page, {
        method: 'POST',
        body: 'number' in step ? `number=${step.number}` : `approve=${step.approve ? 'yes' : 'no'}`,
        redirect: 'manual',
      }),
    close: server.close,
  }
}

const thisYear = { expYear: '2060' }

const sides = await Promise.all([sandboxSide(), stripeSide()])
afterAll(() => Promise.all(sides.map((side) => side.close())))

const good = aCard(thisYear)
const wanted = (over: Partial<NewIntent> = {}): NewIntent => ({
  amountMinor: 3000,
  currency: 'aud',
  email: 'Claire@example.com',
  metadata: { purpose: 'donation', memorialUuid: randomUUID(), userUuid: randomUUID() },
  idempotencyKey: randomUUID(),
  ...over,
})

const hosted = (over: Partial<NewHostedIntent> = {}): NewHostedIntent => ({
  ...wanted({ metadata: { purpose: 'donation', memorialUuid: randomUUID(), userUuid: null } }),
  title: 'Flowers',
  language: 'en',
  returnUrl: 'http://localhost/back',
  ...over,
})

describe.each(sides.map((side) => [side.provider.name, side] as const))('%s', (_name, side) => {
  const { provider, keep, answerBank, atPage } = side
  const statusOf = async (id: string) => (await provider.getIntent(id)).status

  it('returns an intent with the values it was made with', async () => {
    const wish = wanted()
    const intent = await provider.createIntent(wish)
    expect(intent).toEqual({
      id: expect.stringMatching(/^pi_/),
      status: 'requires_payment_method',
      amountMinor: 3000,
      currency: 'aud',
      customerId: expect.stringMatching(/^cus_/),
      clientSecret: expect.stringContaining(intent.id),
      refundedMinor: 0,
      disputes: [],
      metadata: wish.metadata,
    })
    expect(await provider.getIntent(intent.id)).toEqual(intent)
  })

  it('makes one intent for the same idempotency key, also when asked many times at once', async () => {
    const one = wanted()
    const made = await Promise.all(Array.from({ length: 6 }, () => provider.createIntent(one)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await provider.createIntent(wanted())).id).not.toBe(made[0]?.id)
  })

  it('returns the current status when an intent is created again with the same key', async () => {
    const one = wanted()
    const { id } = await provider.createIntent(one)
    await provider.confirmIntent(id, await keep(good))
    expect(await provider.createIntent(one)).toMatchObject({ id, status: 'succeeded' })
  })

  it('has one customer for each address', async () => {
    const [a, b, other] = await Promise.all([
      provider.createIntent(wanted({ email: ' ada@example.com ' })),
      provider.createIntent(wanted({ email: 'Ada@example.com' })),
      provider.createIntent(wanted({ email: 'joan@example.com' })),
    ])
    expect(a.customerId).toBe(b.customerId)
    expect(a.customerId).not.toBe(other.customerId)
  })

  it('does not know intents that it did not make', async () => {
    for (const id of ['pi_00', 'nonsense', 'pi_\u0000', '../customers'])
      for (const ask of [provider.getIntent, provider.cancelIntent, provider.refundIntent])
        await expect(ask(id)).rejects.toBeInstanceOf(UnknownIntent)
    await expect(provider.confirmIntent('pi_00', await keep(good))).rejects.toBeInstanceOf(UnknownIntent)
  })

  it('charges once, whatever card comes after', async () => {
    const { id } = await provider.createIntent(wanted())
    expect((await provider.confirmIntent(id, await keep(good))).status).toBe('succeeded')
    expect((await provider.confirmIntent(id, await keep(declinedCard))).status).toBe('succeeded')
    expect((await provider.cancelIntent(id)).status).toBe('succeeded')
  })

  it('refuses a card with a message, and accepts another one', async () => {
    const { id } = await provider.createIntent(wanted())
    for (const [card, code, words] of [
      [declinedCard, 'card_declined', 'Your card was declined.'],
      [emptyCard, 'insufficient_funds', 'Your card has insufficient funds.'],
    ] as const) {
      const refused = provider.confirmIntent(id, await keep({ ...card, ...thisYear }))
      await expect(refused).rejects.toMatchObject({ name: 'CardError', code, message: words })
    }
    expect(await statusOf(id)).toBe('requires_payment_method')
    expect((await provider.confirmIntent(id, await keep(good))).status).toBe('succeeded')
  })

  it('refuses a payment method that it did not save', async () => {
    const { id } = await provider.createIntent(wanted())
    for (const method of ['', 'pm_00', 'nonsense', 'pm_\u0000', id])
      await expect(provider.confirmIntent(id, method)).rejects.toBeInstanceOf(CardRefused)
  })

  it('reports that the bank asks, and then its refusal and its approval', async () => {
    const intent = await provider.createIntent(wanted())
    const guarded = { ...guardedCard, ...thisYear }
    expect((await provider.confirmIntent(intent.id, await keep(guarded))).status).toBe('requires_action')
    await answerBank(intent, false)
    expect(await statusOf(intent.id)).toBe('requires_payment_method')
    await provider.confirmIntent(intent.id, await keep(guarded))
    await answerBank(intent, true)
    expect(await statusOf(intent.id)).toBe('succeeded')
  })

  it('charges nothing for a cancelled intent', async () => {
    const { id } = await provider.createIntent(wanted())
    expect((await provider.cancelIntent(id)).status).toBe('canceled')
    expect((await provider.cancelIntent(id)).status).toBe('canceled')
    await expect(provider.confirmIntent(id, await keep(good))).rejects.toMatchObject({
      code: 'payment_canceled',
    })
    expect(await statusOf(id)).toBe('canceled')
  })

  it('refunds once, however often it is asked, and only what was paid', async () => {
    const { id } = await provider.createIntent(wanted())
    expect(await provider.refundIntent(id)).toMatchObject({
      status: 'requires_payment_method',
      refundedMinor: 0,
    })
    await provider.confirmIntent(id, await keep(good))
    const answers = await Promise.all([1, 2, 3].map(() => provider.refundIntent(id)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 'succeeded', refundedMinor: 3000 })
    expect((await provider.refundIntent(id)).refundedMinor).toBe(3000)
  })

  describe('on its hosted page', () => {
    const pageOf = async (id: string) => String(await provider.hostedPage(id))

    it('returns an intent with the values it was made with, and makes one for the same key', async () => {
      for (const language of languages) {
        const wish = hosted({ language })
        const made = await provider.createHostedIntent(wish)
        expect(made).toEqual({
          id: expect.any(String),
          status: 'requires_payment_method',
          amountMinor: 3000,
          currency: 'aud',
          customerId: expect.any(String),
          clientSecret: expect.any(String),
          refundedMinor: 0,
          disputes: [],
          metadata: wish.metadata,
        })
        expect(await provider.getIntent(made.id)).toEqual(made)
        expect((await provider.createHostedIntent(wish)).id).toBe(made.id)
      }
    })

    it('charges once, after another card and a confirmation by the bank', async () => {
      const { id } = await provider.createHostedIntent(hosted())
      const page = await pageOf(id)
      await atPage(page, { number: declinedCard.cardNumber })
      expect(await statusOf(id)).toBe('requires_payment_method')
      await atPage(page, { number: guardedCard.cardNumber })
      expect(await statusOf(id)).toBe('requires_action')
      await atPage(page, { approve: false })
      expect(await statusOf(id)).toBe('requires_payment_method')
      await atPage(page, { number: guardedCard.cardNumber })
      await atPage(page, { approve: true })
      expect(await provider.getIntent(id)).toMatchObject({ id, status: 'succeeded', amountMinor: 3000 })
      expect(await provider.hostedPage(id)).toBeNull()
      await atPage(page, { number: good.cardNumber })
      expect((await provider.cancelIntent(id)).status).toBe('succeeded')
    })

    it('charges nothing for a cancelled intent, before and after a card was tried', async () => {
      for (const tried of [false, true]) {
        const { id } = await provider.createHostedIntent(hosted())
        const page = await pageOf(id)
        if (tried) await atPage(page, { number: declinedCard.cardNumber })
        for (const _ of [1, 2]) expect((await provider.cancelIntent(id)).status).toBe('canceled')
        await atPage(page, { number: good.cardNumber })
        expect([await statusOf(id), await provider.hostedPage(id)]).toEqual(['canceled', null])
      }
    })

    it('refunds once, and only what was paid', async () => {
      const { id } = await provider.createHostedIntent(hosted())
      expect(await provider.refundIntent(id)).toMatchObject({ id, refundedMinor: 0 })
      await atPage(await pageOf(id), { number: good.cardNumber })
      const answers = await Promise.all([1, 2, 3].map(() => provider.refundIntent(id)))
      for (const answer of answers) expect(answer).toMatchObject({ id, refundedMinor: 3000 })
    })

    it('has a page for hosted intents only', async () => {
      const { id } = await provider.createIntent(wanted())
      for (const other of [id, 'pi_00', 'cs_00', 'nonsense', 'cs_\u0000'])
        await expect(provider.hostedPage(other)).rejects.toBeInstanceOf(UnknownIntent)
      for (const ask of [provider.getIntent, provider.cancelIntent, provider.refundIntent])
        await expect(ask('cs_00')).rejects.toBeInstanceOf(UnknownIntent)
    })
  })
})
