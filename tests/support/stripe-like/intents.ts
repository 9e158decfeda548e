import { outcomeOf, refusal } from './cards.ts'
import { found, invalid, StripeFailure } from './failures.ts'
import { type Form, nested, required, requireOnly, text, texts, wholeNumber } from './form.ts'
import type { MethodDesk } from './methods.ts'
import { type Charge, type Intent, newId, type State, seconds } from './objects.ts'

interface Around {
  state: State
  methods: MethodDesk
  emit(type: string, object: unknown): void
  /** The address of the bank's page for a payment. */
  bankUrl(intentId: string): string
}

const KNOWN = [
  'amount',
  'currency',
  'customer',
  'metadata',
  'description',
  'allowed_payment_method_types',
  'application_fee_amount',
  'transfer_data',
  'on_behalf_of',
]

/** Payment intents, and the changes of status that each status allows. */
export function intentDesk({ state, methods, emit, bankUrl }: Around) {
  function create(form: Form): Intent {
    requireOnly(form, ...KNOWN)
    const amount = wholeNumber(form, 'amount') ?? 0
    if (amount < 50) throw invalid('amount_too_small', 'Amount must be at least $0.50 aud')
    const customer = text(form, 'customer')
    if (customer) found(state.customers, 'customer', customer)
    const id = newId('pi')
    const destination = nested(form, 'transfer_data')
    if (destination) found(state.accounts, 'destination', required(destination, 'destination'))
    const fee = wholeNumber(form, 'application_fee_amount')
    if (fee !== undefined && !destination)
      throw invalid('parameter_invalid', 'Can only apply an application_fee_amount with a connected account.')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      currency: required(form, 'currency'),
      client_secret: `${id}_secret_${newId('x').slice(2)}`,
      customer: customer ?? null,
      description: text(form, 'description') ?? null,
      metadata: texts(nested(form, 'metadata')),
      payment_method: null,
      allowed_payment_method_types: Object.values(texts(nested(form, 'allowed_payment_method_types'))),
      application_fee_amount: fee ?? null,
      transfer_data: destination ? { destination: required(destination, 'destination') } : null,
      on_behalf_of: text(form, 'on_behalf_of') ?? null,
      latest_charge: null,
      next_action: null,
      last_payment_error: null,
      created: seconds(),
    }
    state.intents.set(id, intent)
    emit('payment_intent.created', intent)
    return intent
  }

  const find = (id: string | undefined): Intent => found(state.intents, 'payment_intent', id)

  /** Takes the money, asks the bank's customer first, or refuses with 402 and stays open for another card. */
  function confirm(intent: Intent, form: Form): Intent {
    requireOnly(form, 'payment_method', 'confirmation_token', 'client_secret', 'return_url', 'use_stripe_sdk')
    requireOpen(intent)
    const tokenId = text(form, 'confirmation_token')
    const token = tokenId === undefined ? undefined : methods.spendToken(tokenId, intent.id)
    const named = token?.payment_method ?? text(form, 'payment_method')
    if (named === undefined) throw unexpected(intent, 'You cannot confirm it without a payment method.')
    const method = methods.find(named)
    const returnUrl = text(form, 'return_url') ?? token?.return_url ?? undefined
    const bySdk = text(form, 'use_stripe_sdk') === 'true'
    intent.payment_method = method.id
    const outcome = outcomeOf(methods.numberOf(method))
    if (outcome === 'succeeds') return succeed(intent)
    if (outcome === 'processes') return move(intent, { status: 'processing' })
    if (outcome === 'asks') return ask(intent, bySdk ? null : { returnUrl })
    if (outcome === 'redirects') return ask(intent, bySdk && !returnUrl ? null : { returnUrl })
    return refuse(intent, refusal(outcome, method))
  }

  /**
   * Asks the customer's bank: in a frame that Stripe's script opens, if the caller said that the script is there; else
   * on the bank's own page, from which only a `return_url` leads back. Some banks support only their own page.
   */
  function ask(intent: Intent, elsewhere: { returnUrl: string | undefined } | null): Intent {
    const url = bankUrl(intent.id)
    const next_action = elsewhere
      ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: elsewhere.returnUrl ?? null } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', url } }
    move(intent, { status: 'requires_action', next_action })
    emit('payment_intent.requires_action', intent)
    return intent
  }

  /** The customer's answer to the bank. */
  function answer(intent: Intent, approved: boolean): void {
    if (intent.status !== 'requires_action') return
    if (approved) return void succeed(intent)
    move(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    })
    emit('payment_intent.payment_failed', intent)
  }

  function refuse(intent: Intent, error: { type: string; message: string }): never {
    move(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error })
    emit('payment_intent.payment_failed', intent)
    throw new StripeFailure(402, { ...error, payment_intent: structuredClone(intent) })
  }

  /** Also for payments whose status is `processing`. */
  function succeed(intent: Intent): Intent {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: { ...intent.metadata },
      destination: intent.transfer_data?.destination ?? null,
      application_fee_amount: intent.application_fee_amount,
      created: seconds(),
    }
    state.charges.set(charge.id, charge)
    move(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    })
    emit('charge.succeeded', charge)
    emit('payment_intent.succeeded', intent)
    return intent
  }

  function cancel(intent: Intent): Intent {
    requireOpen(intent)
    move(intent, { status: 'canceled', next_action: null })
    emit('payment_intent.canceled', intent)
    return intent
  }

  /** `expand[]=latest_charge` includes the charge itself. */
  function shown(intent: Intent, form: Form): Intent {
    const expand = Object.values(nested(form, 'expand') ?? {})
    const { latest_charge } = intent
    if (!expand.includes('latest_charge') || typeof latest_charge !== 'string') return intent
    return { ...intent, latest_charge: found(state.charges, 'charge', latest_charge) }
  }

  return { create, find, confirm, answer, succeed, cancel, shown }
}

const move = (intent: Intent, change: Partial<Intent>): Intent => Object.assign(intent, change)

function requireOpen(intent: Intent): void {
  if (!['requires_payment_method', 'requires_action'].includes(intent.status))
    throw unexpected(intent, `This PaymentIntent has a status of ${intent.status}.`)
}

const unexpected = (intent: Intent, message: string) =>
  invalid('payment_intent_unexpected_state', message, { payment_intent: structuredClone(intent) })
