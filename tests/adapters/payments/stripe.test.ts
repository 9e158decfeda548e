import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStripe, stripeProvider } from '#server/adapters/payments/stripe.ts'
import type { NewIntent, PaymentProvider } from '#server/ports/payments.ts'
import { type StripeLike, startStripeLike } from '../../support/stripe-like/server.ts'

let server: StripeLike
let stripe: Stripe
let provider: PaymentProvider
const settingsOf = ({ url, secretKey, publishableKey }: StripeLike) => ({
  secretKey,
  publishableKey,
  apiBase: url,
  scriptUrl: `${url}/stand-in.js`,
  connectedAccount: 'acct_family' as string | null,
})

beforeEach(async () => {
  server = await startStripeLike()
  stripe = await openStripe(settingsOf(server))
  provider = stripeProvider(stripe, settingsOf(server))
})
afterEach(() => server.close())

const wanted = (over: Partial<NewIntent> = {}): NewIntent => ({
  amountMinor: 1048,
  currency: 'aud',
  email: 'joan@example.com',
  metadata: { purpose: 'donation', memorialUuid: randomUUID(), userUuid: randomUUID() },
  idempotencyKey: randomUUID(),
  feeMinor: 48,
  ...over,
})
const onlyIntent = () => [...server.state.intents.values()][0]

describe('a gift where gifts are paid to a connected account', () => {
  it('is transferred to that account without the fee, and is refunded from it', async () => {
    const { id } = await provider.createIntent(wanted())
    expect(onlyIntent()).toMatchObject({
      application_fee_amount: 48,
      transfer_data: { destination: 'acct_family' },
      allowed_payment_method_types: ['card'],
    })
    await provider.confirmIntent(id, 'pm_card_visa')
    await provider.refundIntent(id)
    expect([...server.state.refunds.values()]).toEqual([
      expect.objectContaining({ amount: 1048, reverse_transfer: true, refund_application_fee: true }),
    ])
  })

  it('is transferred to the account that is given, not to the one of the environment', async () => {
    await provider.createIntent(wanted({ account: 'acct_hospice' }))
    expect(onlyIntent()?.transfer_data).toEqual({ destination: 'acct_hospice' })
  })

  it('is another payment if the account was changed in between', async () => {
    const idempotencyKey = randomUUID()
    const metadata = wanted().metadata
    const [one, two] = [
      await provider.createIntent(wanted({ idempotencyKey, metadata, account: 'acct_hospice' })),
      await provider.createIntent(wanted({ idempotencyKey, metadata })),
    ]
    expect(two.id).not.toBe(one.id)
  })

  it.each([
    ['acct_family', true],
    ['acct_new', false],
    ['acct_nobodys', false],
  ])('%s can receive gifts: %s', async (account, can) => {
    expect(await provider.canReceive(account)).toBe(can)
  })

  it('whether an account can receive gifts is unknown while Stripe is down, or if the key may not ask', async () => {
    server.faults.next({ on: 'GET /v1/accounts', times: 3, kind: 'error' })
    await expect(provider.canReceive('acct_family')).rejects.toMatchObject({ code: 'SERVER_BUSY' })
    server.faults.next({ on: 'GET /v1/accounts', times: 1, kind: 'error', status: 403 })
    await expect(provider.canReceive('acct_family')).rejects.toThrow('Stripe: ')
  })

  it('the price of a memorial stays with the operator', async () => {
    const metadata = { purpose: 'memorial', memorialUuid: randomUUID(), userUuid: randomUUID() } as const
    await provider.createIntent(wanted({ metadata }))
    expect(onlyIntent()).toMatchObject({ application_fee_amount: null, transfer_data: null })
  })
})

describe('a gift paid with a card that the page saved', () => {
  /** Saves a card as Stripe's script does with its form fields. */
  async function aToken(number: string): Promise<string> {
    const answer = await fetch(`${server.url}/v1/confirmation_tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.publishableKey}` },
      body: new URLSearchParams({
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        return_url: 'https://memorial.example/view/ana',
      }),
    })
    return (await answer.json()).id
  }

  it('is confirmed with its confirmation token', async () => {
    const { id } = await provider.createIntent(wanted())
    expect(await provider.confirmIntent(id, await aToken('4242424242424242'))).toMatchObject({
      status: 'succeeded',
    })
    expect([...server.state.tokens.values()]).toMatchObject([{ payment_intent: id }])
  })

  it('leaves the confirmation with the bank to the script of the page, however the card was saved', async () => {
    for (const card of [await aToken('4000002500003155'), 'pm_card_authenticationRequired']) {
      const { id } = await provider.createIntent(wanted())
      expect((await provider.confirmIntent(id, card)).status).toBe('requires_action')
      expect(server.intents.find(id).next_action).toMatchObject({ type: 'use_stripe_sdk' })
    }
  })

  it('a bank that confirms on its own page leads back to the page of the memorial', async () => {
    const { id } = await provider.createIntent(wanted())
    await provider.confirmIntent(id, await aToken('4000008400001629'))
    expect(server.intents.find(id).next_action).toMatchObject({
      redirect_to_url: { return_url: 'https://memorial.example/view/ana' },
    })
  })

  it('a declined card and an unknown token are reported as card errors', async () => {
    const { id } = await provider.createIntent(wanted())
    for (const [card, code] of [
      [await aToken('4000000000009995'), 'insufficient_funds'],
      ['ctoken_none', 'unknown_payment_method'],
      ['token', 'unknown_payment_method'],
    ] as const)
      await expect(provider.confirmIntent(id, card)).rejects.toMatchObject({ name: 'CardError', code })
  })
})

describe('when Stripe fails', () => {
  it('a payment whose response was lost is created once', async () => {
    server.faults.next({ on: 'POST /v1/payment_intents', times: 1, kind: 'lost' })
    const { id } = await provider.createIntent(wanted())
    expect([...server.state.intents.keys()]).toEqual([id])
  })

  it('a charge and a refund whose response was lost are made once', async () => {
    const { id } = await provider.createIntent(wanted())
    server.faults.next({ on: '/confirm', times: 1, kind: 'lost' })
    expect((await provider.confirmIntent(id, 'pm_card_visa')).status).toBe('succeeded')
    server.faults.next({ on: 'POST /v1/refunds', times: 1, kind: 'lost' })
    expect((await provider.refundIntent(id)).refundedMinor).toBe(1048)
    expect(server.state.charges.size).toBe(1)
    expect(server.state.refunds.size).toBe(1)
  })

  it('a short failure is retried, a lasting one is reported as busy', async () => {
    server.faults.next({ on: 'POST /v1/payment_intents', times: 1, kind: 'error' })
    const { id } = await provider.createIntent(wanted())
    server.faults.next({ on: `GET /v1/payment_intents/${id}`, times: 9, kind: 'error', status: 500 })
    await expect(provider.getIntent(id)).rejects.toMatchObject({ name: 'DomainError', code: 'SERVER_BUSY' })
  })

  it('a wrong key is an error of the operator, neither temporary nor the fault of the caller', async () => {
    const settings = { ...settingsOf(server), secretKey: 'sk_test_wrong' }
    const other = stripeProvider(await openStripe(settings), settings)
    const reason = await other.createIntent(wanted()).catch((error: unknown) => error)
    expect(reason).toMatchObject({
      name: 'Error',
      message: 'Stripe: Invalid API Key provided',
      cause: { type: 'StripeAuthenticationError' },
    })
    // Fastify would answer with the status code of the error.
    expect(reason).not.toHaveProperty('statusCode')
  })
})

describe('the fake Stripe server of the tests', () => {
  it('gives the same response to the same idempotency key, and refuses the key for other parameters', async () => {
    const ask = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'aud' }, { idempotencyKey: 'one-key' })
    expect((await ask(3000)).id).toBe((await ask(3000)).id)
    await expect(ask(2000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('refuses unknown parameters; intents of another shop are unknown', async () => {
    const misspelt = {
      amount: 3000,
      currency: 'aud',
      metdata: { a: 'b' },
    } as Stripe.PaymentIntentCreateParams
    await expect(stripe.paymentIntents.create(misspelt)).rejects.toThrow('metdata')
    const foreign = await stripe.paymentIntents.create({ amount: 3000, currency: 'aud' })
    await expect(provider.getIntent(foreign.id)).rejects.toMatchObject({ name: 'UnknownIntent' })
  })

  it('signs webhooks as Stripe does', async () => {
    await provider.createIntent(wanted())
    const [event] = server.webhooks.ofType('payment_intent.created')
    const body = JSON.stringify(event)
    const read = stripe.webhooks.constructEvent(body, server.webhooks.sign(body), server.webhookSecret)
    expect(read.data.object).toMatchObject({ object: 'payment_intent', amount: 1048 })
  })
})

describe('a dispute', () => {
  async function aPayment() {
    const { id } = await provider.createIntent(wanted())
    await provider.confirmIntent(id, 'pm_card_visa')
    return id
  }
  const stateOf = async (id: string) => (await provider.getIntent(id)).disputes.map(({ state }) => state)

  it('is fetched only if the charge has one, and is returned in terms of our own', async () => {
    const id = await aPayment()
    await provider.getIntent(id)
    expect(server.calls.filter((call) => call.includes('disputes'))).toEqual([])
    const dispute = server.disputes.open(id, { amount: 1000, reason: 'product_not_received' })
    expect((await provider.getIntent(id)).disputes).toEqual([
      {
        id: dispute.id,
        state: 'open',
        reason: 'product_not_received',
        amountMinor: 1000,
        currency: 'aud',
        openedAt: new Date(dispute.created * 1000),
        respondBy: new Date(Number(dispute.evidence_details.due_by) * 1000),
      },
    ])
    server.disputes.answer(dispute)
    expect((await provider.getIntent(id)).disputes).toMatchObject([{ state: 'open', respondBy: null }])
  })

  it.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['appeal_needs_response', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['a_status_of_tomorrow', 'open'],
  ])('in status %s is %s', async (status, state) => {
    const id = await aPayment()
    Object.assign(server.disputes.open(id), { status })
    expect(await stateOf(id)).toEqual([state])
  })

  it('keeps a payment from being refunded, until the bank decides for us', async () => {
    const id = await aPayment()
    const dispute = server.disputes.open(id)
    expect(await provider.refundIntent(id)).toMatchObject({ status: 'succeeded', refundedMinor: 0 })
    expect(server.state.refunds.size).toBe(0)
    server.disputes.decide(dispute, 'won')
    // Stripe would repeat its refusal for the same key.
    expect(await provider.refundIntent(id)).toMatchObject({ refundedMinor: 1048 })
    expect(server.state.refunds.size).toBe(1)
  })
})
