import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { LOOK_AGAIN_MS } from '#app/parts/card-form/card-form.ts'
import { withRetries } from '#app/saving/retry.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { createPaymentIntent } from '#contract/payments.ts'

/** The payment intent of a memorial, as the server created it. */
export type Intent = Omit<Answer<typeof createPaymentIntent>, 'success' | 'msg'>

/** Why no payment can be made, or why a payment was not settled. */
export type PaymentTrouble =
  /** `session`: signing in again helps. `account`: there is no account with a confirmed address. */
  | { kind: 'session' | 'account' }
  /** There is no memorial to pay for. */
  | { kind: 'notSaved' }
  /** `underWay`: the bank works on it. `charged`: it was paid, but the session has ended since. */
  | { kind: 'underWay' | 'charged' }
  /** The payment could not be started; `begin` tries again. */
  | { kind: 'start'; words: string }
  /**
   * `incomplete`: the payment was not completed, and another card can be tried. `finalise`: the server could not be
   * told of the payment; it is told again by itself.
   */
  | { kind: 'incomplete' | 'finalise'; words: string }
  /**
   * The promo code was used up when the payment arrived, so it is refunded. Starting again requests the price without
   * the code.
   */
  | { kind: 'givenBack'; words: string }

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

/** Why a payment that the provider took was not settled. */
function unsettledTrouble({ status, code, message }: ApiError): PaymentTrouble {
  if (status === 401) return { kind: 'charged' }
  if (code === 'PAYMENT_UNDER_WAY') return { kind: 'underWay' }
  return { kind: unsettledKinds[code ?? ''] ?? 'finalise', words: message }
}

const unsettledKinds: Record<string, 'incomplete' | 'givenBack'> = {
  PAYMENT_INCOMPLETE: 'incomplete',
  PROMO_USED_UP: 'givenBack',
}

/** Whether a promo code is no longer valid, so that the price is requested without it. */
export const isPromoGone = ({ code, field }: ApiError): boolean =>
  code === 'PROMO_NOT_FOUND' || code === 'PROMO_CHECKS_USED_UP' || field === 'promoCode'

/** Why a payment could not be started. */
export function findTrouble({ status, code, message }: ApiError): PaymentTrouble {
  if (status === 401) return { kind: 'session' }
  if (code === 'PAYMENT_UNDER_WAY') return { kind: 'underWay' }
  if (code === 'EMAIL_UNVERIFIED') return { kind: 'account' }
  if (code === 'MEMORIAL_NOT_FOUND') return { kind: 'notSaved' }
  return { kind: 'start', words: message }
}
