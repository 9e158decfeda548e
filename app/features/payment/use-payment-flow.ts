import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { LOOK_AGAIN_MS } from '#app/parts/card-form/card-form.ts'
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
  begin(): Promise<unknown>
  /** Asks the server, with the token, whether what is shown may be charged now; if not, the screen shows why. */
  isStillWanted(): Promise<boolean>
  /** The provider took the payment: tells the server to settle it. */
  settle(confirmation: string): Promise<void>
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

  /** Resolves with the payment that may be made now. */
  const begin = useCallback(async (): Promise<Intent | null> => {
    latest.current += 1
    const mine = latest.current
    setBeginning(true)
    const outcome = await ask()
    // Another price was requested meanwhile.
    if (mine !== latest.current) return null
    setBeginning(false)
    const asked = 'intent' in outcome ? outcome.intent : null
    if (asked) setIntent(asked)
    setTrouble('trouble' in outcome ? outcome.trouble : null)
    if (outcome.promoGone) setPromoGone(outcome.promoGone)
    return asked
  }, [ask])

  useEffect(() => {
    void begin()
  }, [begin])

  async function settle(confirmation: string): Promise<void> {
    if (intent === null) return setTrouble({ kind: 'notSaved' })
    setUnsettled(confirmation)
    try {
      await withRetries(() => finish(intent, confirmation))
      setUnsettled(null)
      setTrouble(null)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      const why = unsettledTrouble(reason)
      setTrouble(why)
      // The server has decided, so there is nothing to repeat; another card can be tried.
      if (why.kind === 'incomplete' || why.kind === 'givenBack') setUnsettled(null)
    }
  }

  const lookAgain = useEffectEvent(() => void (unsettled === null ? begin() : settle(unsettled)))
  // Nobody has decided yet, or the server does not know.
  useEffect(() => {
    if (trouble?.kind !== 'underWay' && trouble?.kind !== 'finalise') return
    const timer = setTimeout(() => lookAgain(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [trouble])

  return {
    intent,
    beginning,
    trouble,
    promoGone,
    begin,
    isStillWanted: async () => (await begin())?.clientSecret === intent?.clientSecret,
    settle,
  }
}
