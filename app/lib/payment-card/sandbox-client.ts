import { networkFailureMessage } from '#app/lib/network-failure.ts'
import type { cardOf } from './format-card.ts'

type Card = ReturnType<typeof cardOf>

/** No answer, or not one of the sandbox: the same may be tried again. */
interface Unreachable {
  kind: 'unreachable'
  words: string
}
interface Refused {
  kind: 'refused'
  code: string | null
  words: string
}

/** The sandbox's answer to a card. */
export type SandboxAnswer =
  | { kind: 'succeeded' }
  /** The bank asks its customer to confirm first. */
  | { kind: 'requires_action' }
  | Refused
  | Unreachable

type SavedCard = { kind: 'kept'; paymentMethodId: string } | Refused | Unreachable

export interface SandboxPayment {
  paymentIntentId: string
  clientSecret: string
}

/** Tries a card. A payment that succeeded stays successful, whatever is tried afterwards. */
export const confirmCard = (payment: SandboxPayment, card: Card): Promise<SandboxAnswer> =>
  step(payment, 'confirm', card)

/** Answers the bank's question. */
export const answerBank = (payment: SandboxPayment, approve: boolean): Promise<SandboxAnswer> =>
  step(payment, 'authenticate', { approve })

/** Saves a card at the provider, and returns the identifier by which our server can charge it later. */
export async function saveCard(card: Card): Promise<SavedCard> {
  const answer = await ask('/sandbox/payment-methods', card)
  if (answer === null) return unreachable()
  const id = textIn(answer, 'paymentMethodId')
  return id === null ? refusedBy(answer) : { kind: 'kept', paymentMethodId: id }
}

async function step(
  { paymentIntentId, clientSecret }: SandboxPayment,
  name: 'confirm' | 'authenticate',
  body: object,
): Promise<SandboxAnswer> {
  const path = `/sandbox/payment-intents/${encodeURIComponent(paymentIntentId)}/${name}`
  const answer = await ask(path, { ...body, clientSecret })
  if (answer === null) return unreachable()
  const status = textIn(answer, 'status')
  if (status === 'succeeded' || status === 'requires_action') return { kind: status }
  return refusedBy(answer)
}

const unreachable = (): Unreachable => ({ kind: 'unreachable', words: networkFailureMessage() })

const refusedBy = (answer: object): Refused => ({
  kind: 'refused',
  code: textIn(answer, 'code'),
  words: textIn(answer, 'msg') ?? '',
})

/** null without an answer. */
async function ask(path: string, body: object): Promise<object | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return typeof answer === 'object' ? answer : null
  } catch {
    return null
  }
}

function textIn(answer: object, name: string): string | null {
  const value: unknown = Reflect.get(answer, name)
  return typeof value === 'string' ? value : null
}
