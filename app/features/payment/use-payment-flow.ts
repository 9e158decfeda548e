import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { withRetries } from '#app/saving/retry.ts'
import type { Intent } from './intent.ts'
import { type PaymentTrouble, unsettledTrouble } from './payment-trouble.ts'

export interface Payment {
  /** null until the server has created it. */
  intent: Intent | null
  /** The intent, and with it the price, is being requested. */
  beginning: boolean
  trouble: PaymentTrouble | null
  /** A promo code in use that is no longer valid. */
  promoGone: string | null
  /** Starts the payment, or starts it again at another price after a promo code was applied or removed. */
  begin(): Promise<void>
  /** The provider took the payment: tells the server to settle it. */
  settle(confirmation: string): Promise<void>
  /** Repeats `settle`; null if there is nothing to repeat. */
  resettle: (() => Promise<void>) | null
}

/** The result of requesting a payment; `paid`: there is nothing to pay any more. */
export type Outcome = ({ intent: Intent } | { trouble: PaymentTrouble } | { paid: true }) & {
  promoGone?: string
}

/** How a payment is requested, and how the server is told that it was made. */
export interface PaymentFlow {
  /** Must keep its identity as long as the purchase and the price are the same. */
  ask(): Promise<Outcome>
  /** Rejects with `ApiError`. */
  finish(intent: Intent, confirmation: string): Promise<void>
}

/** One payment, from requesting its price to settling it. */
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
    // Another price was requested meanwhile.
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
      const why = unsettledTrouble(reason)
      setTrouble(why)
      // The server has decided, so there is nothing to repeat; another card can be tried.
      if (why.kind === 'incomplete' || why.kind === 'givenBack') setUnsettled(null)
    }
  }

  const isUntold = trouble?.kind === 'finalise'
  const settleAgain = useEffectEvent(() => void (unsettled !== null && settle(unsettled)))
  // The server is told by itself as soon as it can be reached.
  useEffect(() => {
    if (!isUntold) return
    const onReturn = () => settleAgain()
    window.addEventListener('online', onReturn)
    return () => window.removeEventListener('online', onReturn)
  }, [isUntold])

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
