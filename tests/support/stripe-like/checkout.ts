import { found, invalid, StripeFailure } from './failures.ts'
import { type Form, nested, required, requireOnly, text, texts, wholeNumber } from './form.ts'
import type { intentDesk } from './intents.ts'
import type { MethodDesk } from './methods.ts'
import { newId, type Session, type State, seconds } from './objects.ts'

interface Around {
  state: State
  intents: ReturnType<typeof intentDesk>
  methods: MethodDesk
  emit(type: string, object: unknown): void
  /** The address of a session's page. */
  pageUrl(sessionId: string): string
}

const KNOWN = [
  'mode',
  'line_items',
  'allowed_payment_method_types',
  'adaptive_pricing',
  'submit_type',
  'customer_email',
  'locale',
  'success_url',
  'cancel_url',
  'metadata',
  'payment_intent_data',
]

/** Those of Stripe's own pages that the product's languages could ask for; Arabic is none of them. */
const LOCALES = ['auto', 'de', 'el', 'en', 'es', 'fr', 'it', 'pt', 'pt-BR', 'vi', 'zh']

/** Checkout sessions: payment pages of the provider. A session makes its payment intent when somebody pays. */
export function checkoutDesk({ state, intents, methods, emit, pageUrl }: Around) {
  function create(form: Form): Session {
    requireOnly(form, ...KNOWN)
    const item = nested(nested(form, 'line_items') ?? {}, '0') ?? {}
    const price = nested(item, 'price_data') ?? {}
    const locale = text(form, 'locale') ?? 'auto'
    if (!LOCALES.includes(locale)) throw invalid('parameter_invalid', `Invalid locale: ${locale}`)
    const email = text(form, 'customer_email')
    if (email?.startsWith('.')) throw invalid('email_invalid', `Invalid email address: ${email}`)
    const id = newId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: wholeNumber(price, 'unit_amount') ?? 0,
      currency: required(price, 'currency'),
      title: required(nested(price, 'product_data') ?? {}, 'name'),
      customer_email: email ?? null,
      locale,
      url: pageUrl(id),
      success_url: required(form, 'success_url'),
      cancel_url: required(form, 'cancel_url'),
      metadata: texts(nested(form, 'metadata')),
      payment_intent: null,
      payment_intent_data: nested(form, 'payment_intent_data') ?? {},
      created: seconds(),
    }
    const destination = nested(session.payment_intent_data, 'transfer_data')
    if (destination) found(state.accounts, 'destination', required(destination, 'destination'))
    state.sessions.set(id, session)
    return session
  }

  const find = (id: string | undefined): Session => found(state.sessions, 'checkout.session', id)

  function expire(session: Session): Session {
    if (session.status !== 'open')
      throw new StripeFailure(400, {
        type: 'invalid_request_error',
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      })
    return Object.assign(session, { status: 'expired', url: null })
  }

  function list(form: Form) {
    const intent = text(form, 'payment_intent')
    const data = [...state.sessions.values()].filter((one) => one.payment_intent === intent)
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data }
  }

  /** `expand[]=payment_intent` includes the payment, `payment_intent.latest_charge` its charge as well. */
  function shown(session: Session, form: Form) {
    const expand = Object.values(nested(form, 'expand') ?? {})
    if (!expand.includes('payment_intent') || session.payment_intent === null) return session
    const withCharge = expand.includes('payment_intent.latest_charge')
    const intent = intents.find(session.payment_intent)
    return {
      ...session,
      payment_intent: intents.shown(intent, withCharge ? { expand: { 0: 'latest_charge' } } : {}),
    }
  }

  /**
   * What a customer does on the page: pays with a card, or answers the bank. Returns the message of a refusal, or null.
   */
  function step(session: Session, form: Form): string | null {
    if (session.status !== 'open') return null
    const approve = text(form, 'approve')
    try {
      if (approve) intents.answer(intents.find(session.payment_intent ?? ''), approve === 'yes')
      else intents.confirm(intentOf(session), { payment_method: methodOf(form), use_stripe_sdk: 'true' })
    } catch (reason) {
      if (reason instanceof StripeFailure) return reason.message
      throw reason
    }
    const intent = intents.find(session.payment_intent ?? '')
    if (intent.status !== 'succeeded') return null
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
    emit('checkout.session.completed', session)
    return null
  }

  const methodOf = (form: Form) =>
    methods.create({ type: 'card', card: { number: text(form, 'number') ?? '' } }).id

  function intentOf(session: Session) {
    if (session.payment_intent !== null) return intents.find(session.payment_intent)
    const { amount_total, currency, payment_intent_data } = session
    const intent = intents.create({ amount: String(amount_total), currency, ...payment_intent_data })
    session.payment_intent = intent.id
    return intent
  }

  const asksBank = (session: Session): boolean =>
    session.payment_intent !== null && intents.find(session.payment_intent).status === 'requires_action'

  return { create, find, expire, list, shown, step, asksBank }
}

/** The payment page, as plain HTML. */
export function checkoutPage(session: Session, asksBank: boolean, refusal: string | null): string {
  const { id, title, amount_total, currency, cancel_url } = session
  const fields = asksBank
    ? '<button name="approve" value="yes">Complete</button><button name="approve" value="no">Fail</button>'
    : '<label>Card number <input name="number"></label><button>Pay</button>'
  return `<!doctype html>
<html lang="en">
<title>Test checkout</title>
<h1>Test checkout</h1>
<p>${escaped(title)}: ${(amount_total / 100).toFixed(2)} ${currency.toUpperCase()}</p>
${refusal === null ? '' : `<p role="alert">${escaped(refusal)}</p>`}
<form method="post" action="/checkout/${id}">${fields}</form>
<a href="${escaped(cancel_url)}">Back</a>
</html>`
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
