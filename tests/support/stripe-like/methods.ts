import { numberOfToken } from './cards.ts'
import { found, invalid } from './failures.ts'
import { type Form, nested, required, text } from './form.ts'
import { type ConfirmationToken, newId, type PaymentMethod, type State, seconds } from './objects.ts'

/** Payment methods, and their card numbers, which no response contains. */
export function methodDesk(state: State) {
  const numbers = new Map<string, string>()

  /** Accepts any number, even of a card that cannot pay: that is found out when the card is charged. */
  function create(form: Form): PaymentMethod {
    const type = required(form, 'type')
    const number = text(nested(form, 'card') ?? {}, 'number')?.replaceAll(' ', '')
    if (type === 'card' && number === undefined)
      throw invalid('parameter_missing', 'Missing required param: card.')
    return keep(type, number ?? '', form.billing_details ?? {})
  }

  function keep(type: string, number: string, billing: unknown): PaymentMethod {
    const method: PaymentMethod = {
      id: newId('pm'),
      object: 'payment_method',
      type,
      card: { brand: 'visa', last4: number.slice(-4) },
      billing_details: billing,
      created: seconds(),
    }
    state.methods.set(method.id, method)
    numbers.set(method.id, number)
    return method
  }

  /** A saved payment method, or a new one for a test token. */
  function find(id: string): PaymentMethod {
    const number = numberOfToken(id)
    if (number !== undefined) return keep('card', number, {})
    return found(state.methods, 'PaymentMethod', id)
  }

  /** Makes a confirmation token of what was typed, as Stripe's script does. */
  function createToken(form: Form): ConfirmationToken {
    const method = create(nested(form, 'payment_method_data') ?? {})
    const token: ConfirmationToken = {
      id: newId('ctoken'),
      object: 'confirmation_token',
      payment_method: method.id,
      payment_intent: null,
      return_url: text(form, 'return_url') ?? null,
      use_stripe_sdk: true,
      created: seconds(),
    }
    state.tokens.set(token.id, token)
    return token
  }

  /** A token confirms one payment, once. */
  function spendToken(id: string, intentId: string): ConfirmationToken {
    const token = found(state.tokens, 'confirmation_token', id)
    if (token.payment_intent !== null)
      throw invalid('parameter_invalid', 'This ConfirmationToken has already been used.')
    token.payment_intent = intentId
    return token
  }

  return { create, createToken, spendToken, find, numberOf: ({ id }: PaymentMethod) => numbers.get(id) ?? '' }
}

export type MethodDesk = ReturnType<typeof methodDesk>
