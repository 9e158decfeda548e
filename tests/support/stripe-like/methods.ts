import { numberOfToken } from './cards.ts'
import { type Form, nested, required, text } from './form.ts'
import { found, invalid, newId, type PaymentMethod, type State, seconds } from './objects.ts'

/** Payment methods and the numbers behind them, which no answer carries. */
export function methodDesk(state: State) {
  const numbers = new Map<string, string>()

  /** A number with a wrong check digit is refused here; how a card behaves is asked when it is to pay. */
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

  /** One that was kept, or one of the test tokens, which is a new one each time. */
  function find(id: string): PaymentMethod {
    const number = numberOfToken(id)
    if (number !== undefined) return keep('card', number, {})
    return found(state.methods, 'PaymentMethod', id)
  }

  return { create, find, numberOf: ({ id }: PaymentMethod) => numbers.get(id) ?? '' }
}

export type MethodDesk = ReturnType<typeof methodDesk>
