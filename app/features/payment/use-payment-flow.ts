import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { withRetries } from '#app/saving/retry.ts'
import type { Intent } from './payment-form.ts'

/** Why there is nothing to pay with, or why a payment was not settled. */
export type PaymentTrouble =
  /** Signing in again helps. */
  | { kind: 'session' | 'account' }
  /** There is no memorial to pay for. */
  | { kind: 'notSaved' }
  /** The payment could not be begun; `retry` begins it again. */
  | { kind: 'start'; words: string }
  /** The card was taken, and the server could not be told; trying again only tells it. */
  | { kind: 'incomplete' | 'finalise'; words: string }
  /** The code was used up when the money came, which goes back; beginning again asks for the price without it. */
  | { kind: 'givenBack'; words: string }

export interface Payment {
  /** null until the server named it. */
  intent: Intent | null
  /** The price is being asked for. */
  beginning: boolean
  trouble: PaymentTrouble | null
  /** A stored promo code was no longer taken. */
  promoGone: string | null
  /** Begins the payment, or, after a code was applied or removed, begins it at another price. */
  begin(): Promise<void>
  /** The provider took the payment: the server settles it. */
  settle(confirmation: string): Promise<void>
  /** Whether `settle` has to be done again. */
  resettle: (() => Promise<void>) | null
}

/** What asking for a payment leads to; `paid`: there is nothing left to pay. */
export type Outcome = ({ intent: Intent } | { trouble: PaymentTrouble } | { paid: true }) & {
  promoGone?: string
}

/** What is paid for: how its payment is begun, and how the server hears that it was made. */
export interface PaymentFlow {
  /** The same function as long as the same is paid for, at the same price. */
  ask(): Promise<Outcome>
  /** Rejects with `ApiError`. */
  finish(intent: Intent, confirmation: string): Promise<void>
}

/** One payment, from its price to its end. */
export function usePaymentFlow({ ask, finish }: PaymentFlow): Payment {
  const [intent, setIntent] = useState<Intent | null>(null)
  const [beginning, setBeginning] = useState(true)
  const [trouble, setTrouble] = useState<PaymentTrouble | null>(null)
  const [promoGone, setPromoGone] = useState<string | null>(null)
  const [unsettled, setUnsettled] = useState<string | null>(null)
  const latest = useRef(0)

  const begin = useCallback(async (): Promise<void> => {
    latest.current += 1
    const mine = latest.current
    setTrouble(null)
    setBeginning(true)
    const outcome = await ask()
    // Another price was asked for meanwhile.
    if (mine !== latest.current) return
    setBeginning(false)
    if ('intent' in outcome) setIntent(outcome.intent)
    if ('trouble' in outcome) setTrouble(outcome.trouble)
    if (outcome.promoGone) setPromoGone(outcome.promoGone)
  }, [ask])

  useEffect(() => {
    void begin()
  }, [begin])

  async function settle(confirmation: string): Promise<void> {
    if (intent === null) return setTrouble({ kind: 'notSaved' })
    setTrouble(null)
    setUnsettled(confirmation)
    try {
      await withRetries(() => finish(intent, confirmation))
      setUnsettled(null)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === 401) return setTrouble({ kind: 'session' })
      const kind = unsettledKinds[reason.code ?? ''] ?? 'finalise'
      setTrouble({ kind, words: reason.message })
      // The server has answered: there is nothing more to tell it, and another card may be tried.
      if (kind !== 'finalise') setUnsettled(null)
    }
  }

  return {
    intent,
    beginning,
    trouble,
    promoGone,
    begin,
    settle,
    resettle: unsettled === null ? null : () => settle(unsettled),
  }
}

const unsettledKinds: Record<string, 'incomplete' | 'givenBack'> = {
  PAYMENT_INCOMPLETE: 'incomplete',
  PROMO_USED_UP: 'givenBack',
}

/** Codes that are no use any more: the price is asked for without them. */
export const isPromoGone = ({ code, field }: ApiError): boolean =>
  code === 'PROMO_NOT_FOUND' || code === 'PROMO_CHECKS_USED_UP' || field === 'promoCode'

export function troubleOf({ status, code, message }: ApiError): PaymentTrouble {
  if (status === 401) return { kind: 'session' }
  if (code === 'EMAIL_UNVERIFIED') return { kind: 'account' }
  if (code === 'MEMORIAL_NOT_FOUND') return { kind: 'notSaved' }
  return { kind: 'start', words: message }
}
