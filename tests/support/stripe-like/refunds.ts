import { isWithBank } from './disputes.ts'
import { found, invalid } from './failures.ts'
import { type Form, nested, required, requireOnly, text, texts, wholeNumber } from './form.ts'
import { newId, type Refund, type State, seconds } from './objects.ts'

/** Refunds a payment, in full or in part; never more than was paid. */
export function refund(
  { state, emit }: { state: State; emit(type: string, object: unknown): void },
  form: Form,
): Refund {
  requireOnly(
    form,
    'payment_intent',
    'amount',
    'reason',
    'metadata',
    'reverse_transfer',
    'refund_application_fee',
  )
  const intent = found(state.intents, 'payment_intent', required(form, 'payment_intent'))
  if (typeof intent.latest_charge !== 'string')
    throw invalid('charge_not_found', 'This PaymentIntent does not have a successful charge to refund.')
  const charge = found(state.charges, 'charge', intent.latest_charge)
  if (charge.refunded)
    throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if ([...state.disputes.values()].some((one) => one.charge === charge.id && isWithBank(one)))
    throw invalid('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  const left = charge.amount - charge.amount_refunded
  const amount = wholeNumber(form, 'amount') ?? left
  if (amount > left)
    throw invalid('amount_too_large', 'Refund amount is greater than what is left of the charge.')
  const reverse = text(form, 'reverse_transfer') === 'true'
  if (reverse && charge.destination === null)
    throw invalid('parameter_invalid', 'Cannot reverse a transfer: the charge has none.')
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
    reason: text(form, 'reason') ?? null,
    metadata: texts(nested(form, 'metadata')),
    reverse_transfer: reverse,
    refund_application_fee: text(form, 'refund_application_fee') === 'true',
    created: seconds(),
  }
  state.refunds.set(made.id, made)
  emit('charge.refunded', charge)
  return made
}
