import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import {
  type Dispute,
  type IntentMetadata,
  type IntentStatus,
  type NewHostedIntent,
  type NewIntent,
  type PageOrigins,
  type PaymentIntent,
  type PaymentProvider,
  UnknownIntent,
} from '#server/ports/payments.ts'
import { CardError } from './cards.ts'
import {
  createSession,
  expireSession,
  isSessionId,
  type OpenedSession,
  openSession,
} from './stripe-checkout.ts'
import {
  answered,
  asOurFault,
  isMissing,
  isNotConnected,
  isNotRefundable,
  isUnexpectedState,
  refusalOf,
} from './stripe-errors.ts'

interface StripeSettings {
  secretKey: string
  publishableKey: string
  /** The address of Stripe's script. */
  scriptUrl: string
  /** Another host with Stripe's API; null for Stripe itself. */
  apiBase: string | null
  /** The account for gifts whose fund and memorial have none, `acct_…`; null for the product's own. */
  connectedAccount: string | null
}

/** The longest time of one try; a call has up to three tries, with the same idempotency key. */
const TIMEOUT_MS = 20_000

/** Stripe's own client. The library is loaded only if it is configured. */
export async function openStripe({
  secretKey,
  apiBase,
}: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const base = apiBase === null ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  })
}

/** Real card payments: cards and wallets, so that money arrives at once or not at all. */
export function stripeProvider(stripe: Stripe, settings: StripeSettings): PaymentProvider {
  const { publishableKey, scriptUrl, connectedAccount } = settings

  async function createIntent(wanted: NewIntent) {
    const { amountMinor, currency, metadata } = wanted
    const customer = await customerOf(wanted.email)
    const params: Stripe.PaymentIntentCreateParams = {
      amount: amountMinor,
      currency,
      customer,
      metadata: textsOf(metadata),
      allowed_payment_method_types: ['card'],
      ...(metadata.purpose === 'donation' && toAccount(wanted)),
    }
    // Other parameters under the same key make another payment, rather than an error that nobody can resolve.
    const idempotencyKey = `${wanted.idempotencyKey}:${digest(JSON.stringify(params))}`
    const made = await answered(stripe.paymentIntents.create(params, { idempotencyKey }))
    // A replayed answer has the state at the time it was made.
    const isOld = made.lastResponse.headers['idempotent-replayed'] === 'true'
    return toIntent(isOld ? await retrieve(made.id) : made)
  }

  async function createHostedIntent(wanted: NewHostedIntent): Promise<PaymentIntent> {
    const { metadata } = wanted
    const destination = metadata.purpose === 'donation' ? toAccount(wanted) : {}
    const { id } = await createSession(stripe, wanted, textsOf(metadata), destination)
    return getIntent(id)
  }

  async function hostedPage(id: string): Promise<string | null> {
    if (!isSessionId(id)) throw new UnknownIntent(id)
    const { session } = await openSession(stripe, id)
    return session.status === 'open' ? session.url : null
  }

  /** The gift goes to the host's account, else to the configured one, and its fee stays with us. */
  function toAccount({ account, feeMinor = 0 }: NewIntent) {
    const destination = account ?? connectedAccount
    return destination === null ? {} : { transfer_data: { destination }, application_fee_amount: feeMinor }
  }

  async function canReceive(account: string): Promise<boolean> {
    try {
      const { capabilities } = await answered(stripe.accounts.retrieve(account))
      return capabilities?.transfers === 'active'
    } catch (reason) {
      if (isNotConnected(reason)) return false
      throw reason
    }
  }

  /** One customer per address; two concurrent calls get the same. */
  async function customerOf(address: string): Promise<string> {
    const email = address.trim().toLowerCase()
    const { data } = await answered(stripe.customers.list({ email, limit: 1 }))
    if (data[0]) return data[0].id
    const idempotencyKey = `customer:${digest(email)}`
    return (await answered(stripe.customers.create({ email }, { idempotencyKey }))).id
  }

  /** With its charge, which knows the refunds. Rejects with `UnknownIntent`. */
  async function retrieve(id: string): Promise<Stripe.PaymentIntent> {
    if (!/^pi_\w+$/.test(id)) throw new UnknownIntent(id)
    try {
      return await answered(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
    } catch (reason) {
      throw isMissing(reason) ? new UnknownIntent(id) : reason
    }
  }

  const getIntent = async (id: string): Promise<PaymentIntent> => (await find(id)).now

  /** The present state, and Stripe's payment intent; null while nobody has tried to pay in a session. */
  async function find(id: string): Promise<{ now: PaymentIntent; made: Stripe.PaymentIntent | null }> {
    if (!isSessionId(id)) {
      const made = await retrieve(id)
      return { now: await withDisputes(made), made }
    }
    const opened = await openSession(stripe, id)
    const paid = opened.intent && (await withDisputes(opened.intent))
    return { now: sessionIntent(opened, paid), made: opened.intent }
  }

  const withDisputes = async (intent: Stripe.PaymentIntent): Promise<PaymentIntent> =>
    toIntent(intent, await answered(disputesOf(stripe, intent)))

  async function confirmIntent(id: string, paymentMethodId: string): Promise<PaymentIntent> {
    if (isSessionId(id)) throw new UnknownIntent(id)
    const before = await getIntent(id)
    if (before.status === 'succeeded' || before.status === 'processing') return before
    if (before.status === 'canceled') throw new CardError('payment_canceled')
    const card = cardOf(paymentMethodId)
    if (!card) throw new CardError('unknown_payment_method')
    try {
      // Stripe's script shows the bank's question to the donor.
      const params = { ...card, use_stripe_sdk: true, expand: ['latest_charge'] }
      return toIntent(await answered(stripe.paymentIntents.confirm(id, params)))
    } catch (reason) {
      if (isMissing(reason)) throw new CardError('unknown_payment_method')
      // Another call was faster: the present state counts.
      if (isUnexpectedState(reason)) return getIntent(id)
      throw refusalOf(reason) ?? reason
    }
  }

  async function cancelIntent(id: string): Promise<PaymentIntent> {
    const before = await getIntent(id)
    if (before.status === 'succeeded' || before.status === 'canceled') return before
    if (isSessionId(id)) {
      await expireSession(stripe, id)
      return getIntent(id)
    }
    try {
      return toIntent(await answered(stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] })))
    } catch (reason) {
      if (isUnexpectedState(reason)) return getIntent(id)
      throw reason
    }
  }

  async function refundIntent(id: string): Promise<PaymentIntent> {
    const { now: before, made } = await find(id)
    const { status, amountMinor, refundedMinor, disputes } = before
    if (made === null || status !== 'succeeded' || refundedMinor >= amountMinor) return before
    const params: Stripe.RefundCreateParams = {
      payment_intent: made.id,
      ...(made.transfer_data && { reverse_transfer: true, refund_application_fee: true }),
    }
    // The key has the amount refunded so far, so that a later refund returns the rest. It has the disputes too: after a
    // bank's decision the refund must be tried again, but Stripe would repeat the stored refusal.
    const claims = disputes.map((dispute) => `:${dispute.id}=${dispute.state}`).join('')
    const idempotencyKey = `refund:${id}:${refundedMinor}${claims}`
    try {
      await answered(stripe.refunds.create(params, { idempotencyKey }))
    } catch (reason) {
      if (!isNotRefundable(reason)) throw reason
    }
    return getIntent(id)
  }

  return {
    name: 'stripe',
    page: { publishableKey, scriptUrl, origins: listStripeOrigins(scriptUrl) },
    canReceive: asOurFault(canReceive),
    createIntent: asOurFault(createIntent),
    createHostedIntent: asOurFault(createHostedIntent),
    hostedPage: asOurFault(hostedPage),
    getIntent: asOurFault(getIntent),
    confirmIntent: asOurFault(confirmIntent),
    cancelIntent: asOurFault(cancelIntent),
    refundIntent: asOurFault(refundIntent),
  }
}

const Metadata = z.object({
  purpose: z.enum(['memorial', 'extension', 'donation']),
  memorialUuid: z.string(),
  userUuid: z.string().nullable().default(null),
})

/**
 * The reference under which a page stores a card: a confirmation token, or a payment method from pages of earlier
 * releases.
 */
function cardOf(id: string): { confirmation_token: string } | { payment_method: string } | null {
  if (/^ctoken_\w+$/.test(id)) return { confirmation_token: id }
  return /^pm_\w+$/.test(id) ? { payment_method: id } : null
}

/** Stripe stores only strings. */
const textsOf = ({ userUuid, ...metadata }: IntentMetadata): Record<string, string> => ({
  ...metadata,
  ...(userUuid !== null && { userUuid }),
})

/** Rejects with `UnknownIntent` for an intent of another shop with the same account. */
function toIntent(intent: Stripe.PaymentIntent, disputes: Dispute[] = []): PaymentIntent {
  const metadata = Metadata.safeParse(intent.metadata)
  if (!metadata.success) throw new UnknownIntent(intent.id)
  const { customer, latest_charge: charge } = intent
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountMinor: intent.amount,
    currency: intent.currency,
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? ''),
    clientSecret: intent.client_secret ?? '',
    refundedMinor: charge && typeof charge !== 'string' ? charge.amount_refunded : 0,
    disputes,
    metadata: metadata.data,
  }
}

/**
 * A session as a payment, with the session's id. Rejects with `UnknownIntent` for one of another shop.
 *
 * @param paid its payment intent, once somebody has tried to pay
 */
function sessionIntent({ session }: OpenedSession, paid: PaymentIntent | null): PaymentIntent {
  const metadata = Metadata.safeParse(session.metadata)
  const { id, amount_total: amountMinor, currency } = session
  if (!metadata.success || amountMinor === null || currency === null) throw new UnknownIntent(id)
  const unpaid = { amountMinor, customerId: '', clientSecret: '', refundedMinor: 0, disputes: [] }
  const isOver = session.status === 'expired' && paid?.status !== 'succeeded'
  const status = isOver ? 'canceled' : (paid?.status ?? 'requires_payment_method')
  return { ...(paid ?? unpaid), id, status, currency, metadata: metadata.data }
}

/** Stripe may add states. An unknown one counts as in progress: neither failed nor paid. */
function statusOf(status: string): IntentStatus {
  if (status === 'requires_confirmation') return 'requires_payment_method'
  return Status.catch('processing').parse(status)
}

const Status = z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'])

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

/** More than one payment can have. */
const MOST = 100

/** The disputes of a payment; asked only if its charge is disputed. */
async function disputesOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Dispute[]> {
  const { latest_charge: charge } = intent
  if (!charge || typeof charge === 'string' || !charge.disputed) return []
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: MOST })
  return data.map((dispute) => ({
    id: dispute.id,
    state: stateOf(dispute.status),
    reason: dispute.reason,
    amountMinor: dispute.amount,
    currency: dispute.currency,
    openedAt: new Date(dispute.created * 1000),
    respondBy: respondBy(dispute),
  }))
}

/** Stripe may add states. An unknown one counts as open: the bank has the money until it decides. */
function stateOf(status: string): Dispute['state'] {
  if (status === 'lost') return 'lost'
  // No money was taken, or it came back.
  if (['won', 'warning_closed', 'prevented'].includes(status)) return 'won'
  return status.startsWith('warning_') ? 'inquiry' : 'open'
}

function respondBy({ status, evidence_details: { due_by } }: Stripe.Dispute): Date | null {
  return status.endsWith('needs_response') && due_by ? new Date(due_by * 1000) : null
}

/** The origins of Stripe's script, its calls, and its frames (card fields, the bank's question, wallets). */
const STRIPE: PageOrigins = {
  scripts: ['https://js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
}

/** @param scriptUrl of the provider's script; another one than Stripe's has everything at its own origin */
export function listStripeOrigins(scriptUrl: string): PageOrigins {
  const { origin } = new URL(scriptUrl)
  return STRIPE.scripts.includes(origin) ? STRIPE : { scripts: [origin], calls: [origin], frames: [origin] }
}
