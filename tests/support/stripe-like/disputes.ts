import { found } from './failures.ts'
import { type Form, required, requireOnly } from './form.ts'
import { type Dispute, newId, type State, seconds } from './objects.ts'

const WEEK = 7 * 24 * 60 * 60

interface Around {
  state: State
  emit(type: string, object: unknown): void
}

/** Disputes, by which banks take money back for their customers. Tests open and decide them, in place of the bank. */
export function disputeDesk({ state, emit }: Around) {
  /** @param given `inquiry`: the bank only asks, and takes no money yet */
  function open(
    intentId: string,
    given: { inquiry?: boolean; amount?: number; reason?: string } = {},
  ): Dispute {
    const intent = found(state.intents, 'payment_intent', intentId)
    const charge = found(state.charges, 'charge', String(intent.latest_charge))
    charge.disputed = true
    const made: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      charge: charge.id,
      payment_intent: intent.id,
      amount: given.amount ?? charge.amount,
      currency: charge.currency,
      reason: given.reason ?? 'fraudulent',
      status: given.inquiry ? 'warning_needs_response' : 'needs_response',
      evidence_details: { due_by: seconds() + WEEK },
      created: seconds(),
    }
    state.disputes.set(made.id, made)
    emit('charge.dispute.created', made)
    if (!given.inquiry) emit('charge.dispute.funds_withdrawn', made)
    return made
  }

  /** The shop has answered, and the bank reviews the answer. */
  function answer(dispute: Dispute): void {
    dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review'
    emit('charge.dispute.updated', dispute)
  }

  function decide(dispute: Dispute, status: 'won' | 'lost' | 'warning_closed' | 'appeal_under_review'): void {
    dispute.status = status
    emit(status === 'appeal_under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed', dispute)
    if (status === 'won') emit('charge.dispute.funds_reinstated', dispute)
  }

  function list(form: Form) {
    requireOnly(form, 'payment_intent', 'limit')
    const intentId = required(form, 'payment_intent')
    const data = [...state.disputes.values()].filter(({ payment_intent }) => payment_intent === intentId)
    return { object: 'list', url: '/v1/disputes', has_more: false, data: data.reverse() }
  }

  return { open, answer, decide, list }
}

/** Money that the bank has taken cannot be refunded. */
export const isWithBank = ({ status }: Dispute): boolean =>
  ['needs_response', 'under_review', 'appeal_under_review', 'lost'].includes(status)
