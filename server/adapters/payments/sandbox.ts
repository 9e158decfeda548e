import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Db } from '#server/ports/database.ts'
import {
  type Dispute,
  type IntentMetadata,
  type IntentStatus,
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
  const getIntent = async (id: string) => toIntent(await findIntent(db, id))

  /** Creates an intent, or returns the existing one with the same idempotency key. */
  async function create(wanted: NewIntent, returnUrl: string | null = null): Promise<IntentRow> {
    const { amountMinor, currency, metadata, email, idempotencyKey } = wanted
    const id = newId('pi')
    const clientSecret = `${id}_secret_${randomBytes(24).toString('base64url')}`
    // One customer per address, without storing the address.
    const customerId = `cus_${digest(email.trim().toLowerCase()).toString('hex').slice(0, 24)}`
    const status: IntentStatus = 'requires_payment_method'
    const made = { id, clientSecret, status, amountMinor, currency, customerId, idempotencyKey, returnUrl }
    await db
      .insertInto('sandboxIntents')
      .values({ ...made, metadata: JSON.stringify(metadata), createdAt: clock.now() })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute()
    return selectIntents(db).where('idempotencyKey', '=', idempotencyKey).executeTakeFirstOrThrow()
  }

  async function findHosted(id: string) {
    const { returnUrl, ...row } = await findIntent(db, id)
    if (returnUrl === null) throw new UnknownIntent(id)
    return { ...row, returnUrl }
  }

  return {
    name: 'sandbox',
    page: null,
    // Gifts are not paid out, so any account is accepted.
    canReceive: async () => true,

    createIntent: async (wanted) => toIntent(await create(wanted)),

    createHostedIntent: async (wanted) => toIntent(await create(wanted, wanted.returnUrl)),

    async hostedPage(id) {
      const { status, clientSecret } = await findHosted(id)
      if (status === 'succeeded' || status === 'canceled') return null
      return `/sandbox/checkout/${id}?${new URLSearchParams({ secret: clientSecret })}`
    },

    async openHosted(id, clientSecret) {
      const row = await findHosted(id)
      if (!isSameSecret(row.clientSecret, clientSecret)) throw new UnknownIntent(id)
      return { ...toIntent(row), returnUrl: row.returnUrl }
    },

    getIntent,

    async confirmIntent(id, paymentMethodId) {
      const stored = isOurs(paymentMethodId, 'pm')
        ? await db
            .selectFrom('sandboxPaymentMethods')
            .select('outcome')
            .$narrowType<{ outcome: Outcome }>()
            .where('id', '=', paymentMethodId)
            .executeTakeFirst()
        : undefined
      if (!stored) throw new CardError('unknown_payment_method')
      await settle(db, id, () => stepAfterCharge(stored.outcome))
      return getIntent(id)
    },

    async cancelIntent(id) {
      await settle(db, id, 'cancel')
      return getIntent(id)
    },

    async refundIntent(id) {
      await findIntent(db, id)
      await db
        .updateTable('sandboxIntents')
        .set((eb) => ({ refundedMinor: eb.ref('amountMinor') }))
        .where('id', '=', id)
        .where('status', '=', 'succeeded')
        .execute()
      return getIntent(id)
    },

    confirm: (id, clientSecret, card) =>
      settle(db, id, () => stepAfterCharge(readCard(card, clock.now()).outcome), clientSecret),

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
      const { last4: cardNumberLast4, outcome } = readCard(card, clock.now())
      const method = { id: newId('pm'), cardNumberLast4, outcome, createdAt: clock.now() }
      await db.insertInto('sandboxPaymentMethods').values(method).execute()
      return method.id
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

function stepAfterCharge(outcome: Outcome): Step {
  if (outcome === 'succeeds') return { status: 'succeeded' }
  return outcome === 'authentication_required' ? { status: 'requires_action' } : refused(outcome)
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
    if (clientSecret !== undefined && !isSameSecret(intent.clientSecret, clientSecret))
      throw new UnknownIntent(id)
    const step = stepFrom(intent.status, next)
    await tx.updateTable('sandboxIntents').set({ status: step.status }).where('id', '=', id).execute()
    return step
  })
  if (error) throw new CardError(error)
  return status
}

function stepFrom(status: IntentStatus, next: Next): Step {
  if (status === 'succeeded') return { status }
  if (next === 'cancel') return { status: 'canceled' }
  return status === 'canceled' ? { status, error: 'payment_canceled' } : next(status)
}

const selectIntents = (db: Db) =>
  db.selectFrom('sandboxIntents').selectAll().$narrowType<{ status: IntentStatus }>()

type IntentRow = Awaited<ReturnType<ReturnType<typeof selectIntents>['executeTakeFirstOrThrow']>>

async function findIntent(db: Db, id: string, lock?: 'forUpdate'): Promise<IntentRow> {
  const query = selectIntents(db).where('id', '=', id)
  const row = isOurs(id, 'pi') && (await (lock ? query.forUpdate() : query).executeTakeFirst())
  if (!row) throw new UnknownIntent(id)
  return row
}

function toIntent(row: Omit<IntentRow, 'returnUrl'>): PaymentIntent {
  const { id, status, amountMinor, currency, customerId, clientSecret, refundedMinor } = row
  const metadata = row.metadata as object as IntentMetadata
  // No real money moves, so there are no disputes.
  const disputes: Dispute[] = []
  return { id, status, amountMinor, currency, customerId, clientSecret, refundedMinor, disputes, metadata }
}

/** Other ids need no query; PostgreSQL refuses some texts. */
const isOurs = (id: string, prefix: 'pi' | 'pm') => new RegExp(`^${prefix}_[0-9a-f]+$`).test(id)

const newId = (prefix: 'pi' | 'pm') => `${prefix}_${randomBytes(18).toString('hex')}`

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time for a wrong secret as for the right one, of any length. */
const isSameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
