import { useCallback, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import {
  createExtensionIntent,
  finishExtension,
  type Retention,
  validateExtensionPromo,
} from '#contract/retention.ts'
import type { Intent } from './payment-form.ts'
import { isPromoGone, type Outcome, type Payment, troubleOf, usePaying } from './use-paying.ts'
import { type PromoCheck, usePromoCheck } from './use-promo-check.ts'

interface Wanted {
  memorialUuid: string
  /** Whether a failed call has led elsewhere. */
  ledAway: (reason: unknown) => boolean
  /** It was paid for here. */
  onExtended: (retention: Retention) => void
  /** It was paid for elsewhere: how long it is kept has to be read again. */
  onChanged: () => Promise<void>
}

/** The payment for another year of a memorial. */
export function useExtension({ memorialUuid, ledAway, onExtended, onChanged }: Wanted): {
  payment: Payment
  promo: PromoCheck
  applied: string | null
} {
  const [applied, setApplied] = useState<string | null>(null)

  const ask = useCallback(async (): Promise<Outcome> => {
    try {
      return { intent: await call(createExtensionIntent, { body: { memorialUuid, promoCode: applied } }) }
    } catch (reason) {
      if (ledAway(reason)) return { paid: true }
      if (!(reason instanceof ApiError)) throw reason
      if (reason.code === 'EXTENSION_TOO_EARLY') {
        await onChanged()
        return { paid: true }
      }
      if (!applied || !isPromoGone(reason)) return { trouble: troubleOf(reason) }
      // The full price is asked for by itself, once there is no code.
      setApplied(null)
      return { paid: true, promoGone: applied }
    }
  }, [memorialUuid, applied, ledAway, onChanged])

  async function finish({ paymentIntentId }: Intent, confirmation: string): Promise<void> {
    const body = { memorialUuid, paymentIntentId, stripePaymentConfirmation: confirmation }
    onExtended((await call(finishExtension, { body })).retention)
  }

  async function look(code: string): Promise<void> {
    try {
      const { free, retention } = await call(validateExtensionPromo, { body: { memorialUuid, code } })
      if (free) onExtended(retention)
      else setApplied(code.toUpperCase())
    } catch (reason) {
      if (ledAway(reason)) return
      if (!(reason instanceof ApiError && reason.code === 'EXTENSION_TOO_EARLY')) throw reason
      await onChanged()
    }
  }

  return {
    payment: usePaying({ ask, finish }),
    promo: usePromoCheck({ look, remove: () => setApplied(null) }),
    applied,
  }
}
