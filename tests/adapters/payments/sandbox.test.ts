import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SandboxProvider, sandboxProvider } from '#server/adapters/payments/sandbox.ts'
import { type NewIntent, UnknownIntent } from '#server/ports/payments.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { aCard, declinedCard, emptyCard, guardedCard } from './test-cards.ts'

let database: FreshDatabase
let provider: SandboxProvider
beforeAll(async () => {
  database = await freshDatabase()
  provider = sandboxProvider({ db: database.db, clock: { now: () => new Date('2026-06-15T12:00:00Z') } })
})
afterAll(() => database.close())

const wanted = (over: Partial<NewIntent> = {}): NewIntent => ({
  amountMinor: 3000,
  currency: 'aud',
  email: 'Claire@example.com',
  metadata: { purpose: 'donation', memorialUuid: randomUUID(), userUuid: randomUUID() },
  idempotencyKey: randomUUID(),
  ...over,
})
const newIntent = () => provider.createIntent(wanted())
const statusOf = async (id: string) => (await provider.getIntent(id)).status

describe('an intent', () => {
  it('is still there after a restart', async () => {
    const { id, clientSecret } = await newIntent()
    const restarted = sandboxProvider({ db: database.db, clock: { now: () => new Date('2026-06-15') } })
    expect(await restarted.confirm(id, clientSecret, aCard())).toBe('succeeded')
    expect(await statusOf(id)).toBe('succeeded')
  })
})

describe('confirming', () => {
  it('needs the secret of this intent', async () => {
    const [mine, other] = await Promise.all([newIntent(), newIntent()])
    for (const secret of ['', other.clientSecret, `${mine.clientSecret} `])
      await expect(provider.confirm(mine.id, secret, aCard())).rejects.toBeInstanceOf(UnknownIntent)
    expect(await statusOf(mine.id)).toBe('requires_payment_method')
  })

  it('many times at once never undoes a success', async () => {
    const { id, clientSecret } = await newIntent()
    const cards = [declinedCard, aCard(), guardedCard, emptyCard, aCard(), declinedCard]
    await Promise.allSettled(cards.map((card) => provider.confirm(id, clientSecret, card)))
    expect(await statusOf(id)).toBe('succeeded')
  })
})

describe('a card for which the bank asks its customer', () => {
  it('cannot be approved before the bank asks, nor without the secret', async () => {
    const { id, clientSecret } = await newIntent()
    await expect(provider.authenticate(id, clientSecret, true)).rejects.toMatchObject({
      code: 'nothing_to_authenticate',
    })
    await provider.confirm(id, clientSecret, guardedCard)
    await expect(provider.authenticate(id, 'guess', true)).rejects.toBeInstanceOf(UnknownIntent)
    expect(await statusOf(id)).toBe('requires_action')
  })
})

describe('what is stored of a card', () => {
  it('is its last four digits and its simulated outcome', async () => {
    const id = await provider.createPaymentMethod(declinedCard)
    const { id: intent, clientSecret } = await newIntent()
    await provider.confirm(intent, clientSecret, aCard())
    const method = await database.db
      .selectFrom('sandboxPaymentMethods')
      .select(['cardNumberLast4', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(method).toEqual({ cardNumberLast4: '0002', outcome: 'card_declined' })
    const { rows } = await database.pool.query(
      'select i::text as row from sandbox_intents i union all select m::text from sandbox_payment_methods m',
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows) expect(row).not.toMatch(/4242 ?4242|4000 ?0000|Claire/)
  })
})
