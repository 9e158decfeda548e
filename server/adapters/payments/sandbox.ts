import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Db } from '#server/ports/database.ts'
import {
  type IntentStatus,
  type NewHostedIntent,
  type NewIntent,
  type PaymentIntent,
  type PaymentProvider,
  UnknownIntent,
} from '#server/ports/payments.ts'
import { type Card, CardError, type CardErrorCode, type Outcome, readCard } from './cards.ts'

export interface SandboxProvider extends PaymentProvider {
  /**
   * The provider's form in the browser. Resolves with `succeeded` or `requires_action`; rejects with `CardError` (try
   * again with another card) or `UnknownIntent` (also for a wrong secret). An intent that succeeded stays so, whatever
   * card follows.
   */
  confirm(id: string, clientSecret: string, card: Card): Promise<IntentStatus>
  /** The answer to the bank's question to the card holder. Rejects like `confirm`. */
  authenticate(id: string, clientSecret: string, approved: boolean): Promise<IntentStatus>
  /**
   * The data for the provider's own payment page. Rejects with `UnknownIntent`, also for a wrong secret or for an
   * intent that is not hosted.
   */
  openHosted(id: string, clientSecret: string): Promise<PaymentIntent & { returnUrl: string }>
  /** Stores a card for a later payment. A card that will be declined is stored too, as with a real provider. */
  createPaymentMethod(card: Card): Promise<string>
}

/** Behaves like a real provider and moves no money. Its state is in the database, so a restart loses nothing. */
export function sandboxProvider({ db, clock }: { db: Database; clock: Clock }): SandboxProvider {
  return {
    name: 'sandbox',
    page: null,
    // Gifts are not paid out, so any account is accepted.
    canReceive: async () => true,

    async createIntent(wanted) {
      const row = await createIntent(db, wanted, clock.now())
      return { ...toIntent(row), clientSecret: row.clientSecret }
    },

    createHostedIntent: async (wanted) => toIntent(await createIntent(db, wanted, clock.now())),

    async hostedPage(id) {
      const { status, clientSecret } = await findHosted(db, id)
      if (status === 'succeeded' || status === 'canceled') return null
      return `/sandbox/checkout/${id}?${new URLSearchParams({ secret: clientSecret })}`
    },

    async openHosted(id, clientSecret) {
      const row = await findHosted(db, id)
      if (!sameSecret(row.clientSecret, clientSecret)) throw new UnknownIntent(id)
      return { ...toIntent(row), returnUrl: row.returnUrl }
    },

    getIntent: async (id) => toIntent(await findIntent(db, id)),

    clientSecret: async (id) => (await findIntent(db, id)).clientSecret,

    async confirmIntent(id, paymentMethodId) {
      const outcome = await outcomeOf(db, paymentMethodId)
      await settle(db, id, () => afterCharge(outcome))
      return toIntent(await findIntent(db, id))
    },

    async cancelIntent(id) {
      await settle(db, id, 'cancel')
      return toIntent(await findIntent(db, id))
    },

    async refundIntent(id) {
      const { status } = await findIntent(db, id)
      if (status === 'succeeded') await markRefunded(db, id)
      return toIntent(await findIntent(db, id))
    },

    confirm: (id, clientSecret, card) =>
      settle(db, id, () => afterCharge(readCard(card, clock.now()).outcome), clientSecret),

    authenticate: (id, clientSecret, approved) =>
      settle(
        db,
        id,
        (status) => {
          if (status !== 'requires_action') throw new CardError('nothing_to_authenticate')
          return approved ? { status: 'succeeded' } : refused('authentication_failed')
        },
        clientSecret,
      ),

    async createPaymentMethod(card) {
      const { last4, outcome } = readCard(card, clock.now())
      const id = newId('pm')
      await db
        .insertInto('sandboxPaymentMethods')
        .values({ id, cardNumberLast4: last4, outcome, createdAt: clock.now() })
        .execute()
      return id
    },
  }
}

/** The state of an intent after a step, and the error for the person who took it. */
interface Step {
  status: IntentStatus
  error?: CardErrorCode
}

type Next = 'cancel' | ((status: IntentStatus) => Step)

const refused = (error: CardErrorCode): Step => ({ status: 'requires_payment_method', error })

function afterCharge(outcome: Outcome): Step {
  if (outcome === 'succeeds') return { status: 'succeeded' }
  if (outcome === 'authentication_required') return { status: 'requires_action' }
  return refused(outcome)
}

/**
 * Takes one step with a locked intent: of two concurrent steps, the second sees the result of the first. An intent that
 * succeeded or was canceled stays so. A refusal is stored first, so it is thrown after the transaction.
 *
 * @param clientSecret proves that the browser may take the step; the product's own server needs none
 */
async function settle(db: Database, id: string, next: Next, clientSecret?: string): Promise<IntentStatus> {
  const { status, error } = await db.transaction().execute(async (tx) => {
    const intent = await findIntent(tx, id, 'forUpdate')
    if (clientSecret !== undefined && !sameSecret(intent.clientSecret, clientSecret))
      throw new UnknownIntent(id)
    const step = stepFrom(Status.parse(intent.status), next)
    await tx.updateTable('sandboxIntents').set({ status: step.status }).where('id', '=', id).execute()
    return step
  })
  if (error) throw new CardError(error)
  return status
}

function stepFrom(status: IntentStatus, next: Next): Step {
  if (status === 'succeeded') return { status }
  if (next === 'cancel') return { status: 'canceled' }
  if (status === 'canceled') return { status, error: 'payment_canceled' }
  return next(status)
}

/** The outcome for a card stored by `createPaymentMethod`. */
async function outcomeOf(db: Db, paymentMethodId: string): Promise<Outcome> {
  const row = isOurs(paymentMethodId, 'pm')
    ? await db
        .selectFrom('sandboxPaymentMethods')
        .select('outcome')
        .where('id', '=', paymentMethodId)
        .executeTakeFirst()
    : undefined
  if (!row) throw new CardError('unknown_payment_method')
  return Kept.parse(row.outcome)
}

/** Creates an intent, or returns the existing one with the same idempotency key. */
async function createIntent(db: Db, wanted: NewIntent | NewHostedIntent, now: Date) {
  const id = newId('pi')
  await db
    .insertInto('sandboxIntents')
    .values({
      id,
      clientSecret: `${id}_secret_${randomBytes(24).toString('base64url')}`,
      status: 'requires_payment_method',
      amountMinor: wanted.amountMinor,
      currency: wanted.currency,
      metadata: JSON.stringify(wanted.metadata),
      customerId: customerOf(wanted.email),
      idempotencyKey: wanted.idempotencyKey,
      returnUrl: 'returnUrl' in wanted ? wanted.returnUrl : null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute()
  return db
    .selectFrom('sandboxIntents')
    .selectAll()
    .where('idempotencyKey', '=', wanted.idempotencyKey)
    .executeTakeFirstOrThrow()
}

const markRefunded = (db: Db, id: string) =>
  db
    .updateTable('sandboxIntents')
    .set((eb) => ({ refundedMinor: eb.ref('amountMinor') }))
    .where('id', '=', id)
    .execute()

async function findIntent(db: Db, id: string, lock?: 'forUpdate') {
  if (!isOurs(id, 'pi')) throw new UnknownIntent(id)
  const query = db.selectFrom('sandboxIntents').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new UnknownIntent(id)
  return row
}

async function findHosted(db: Db, id: string) {
  const { returnUrl, ...row } = await findIntent(db, id)
  if (returnUrl === null) throw new UnknownIntent(id)
  return { ...row, returnUrl }
}

const Status = z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'])
const Kept = z.enum(['succeeds', 'card_declined', 'insufficient_funds', 'authentication_required'])
const Metadata = z.object({
  // Rows from before there were gifts have no purpose.
  purpose: z.enum(['memorial', 'extension', 'donation']).default('memorial'),
  memorialUuid: z.string(),
  userUuid: z.string().nullable(),
})

function toIntent(row: Omit<Awaited<ReturnType<typeof findIntent>>, 'returnUrl'>): PaymentIntent {
  return {
    id: row.id,
    status: Status.parse(row.status),
    amountMinor: row.amountMinor,
    currency: row.currency,
    customerId: row.customerId,
    refundedMinor: row.refundedMinor,
    // No real money moves, so there are no disputes.
    disputes: [],
    metadata: Metadata.parse(row.metadata),
  }
}

/** Other ids need no query; PostgreSQL refuses some texts. */
const isOurs = (id: string, prefix: 'pi' | 'pm') => new RegExp(`^${prefix}_[0-9a-f]+$`).test(id)

const newId = (prefix: 'pi' | 'pm') => `${prefix}_${randomBytes(18).toString('hex')}`

const digest = (text: string) => createHash('sha256').update(text).digest()

/** One customer per address, without storing the address. */
const customerOf = (email: string) => `cus_${digest(email.trim().toLowerCase()).toString('hex').slice(0, 24)}`

/** Takes the same time for a wrong secret as for the right one, of any length. */
const sameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
