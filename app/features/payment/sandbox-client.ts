import { z } from 'zod'
import { networkFailure } from '#contract/errors.ts'
import type { cardOf } from './card-text.ts'

const Answer = z.object({
  success: z.boolean(),
  msg: z.string().nullable().catch(null),
  code: z.string().nullable().catch(null),
  status: z.string().nullable().catch(null),
})

/** What the sandbox says to a card. */
export type SandboxAnswer =
  | { kind: 'succeeded' }
  /** The bank wants to hear from its customer first. */
  | { kind: 'requires_action' }
  | { kind: 'refused'; code: string | null; words: string }
  /** No answer, or none of its own: the same may be tried again. */
  | { kind: 'unreachable'; words: string }

interface Payment {
  paymentIntentId: string
  clientSecret: string
}

/** Tries a card. A payment that succeeded stays so, whatever is tried after it. */
export const confirmCard = (payment: Payment, card: ReturnType<typeof cardOf>): Promise<SandboxAnswer> =>
  ask(payment, 'confirm', card)

/** Answers the bank's question. */
export const answerBank = (payment: Payment, approve: boolean): Promise<SandboxAnswer> =>
  ask(payment, 'authenticate', { approve })

async function ask(
  { paymentIntentId, clientSecret }: Payment,
  step: 'confirm' | 'authenticate',
  body: object,
): Promise<SandboxAnswer> {
  try {
    const response = await fetch(`/sandbox/payment-intents/${encodeURIComponent(paymentIntentId)}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, clientSecret }),
    })
    return read(Answer.parse(await response.json()))
  } catch {
    return { kind: 'unreachable', words: networkFailure }
  }
}

function read({ success, msg, code, status }: z.infer<typeof Answer>): SandboxAnswer {
  if (success && (status === 'succeeded' || status === 'requires_action')) return { kind: status }
  return { kind: 'refused', code, words: msg ?? '' }
}
