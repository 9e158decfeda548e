import { useCallback, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import {
  createExtensionIntent,
  finishExtension,
  type Retention,
  validateExtensionPromo,
} from '#contract/retention.ts'
import { findTrouble, type Intent, isPromoGone, type Outcome, usePaymentFlow } from './use-payment-flow.ts'
import { usePromoCheck } from './use-promo-check.ts'

interface ExtensionOptions {
  memorialUuid: string
  /** Called when it was paid here. */
  onExtended: (retention: Retention) => void
  /** Called when it was paid elsewhere: the retention has to be loaded again. */
  onChanged: () => Promise<void>
}

/** The payment for another year of a memorial. */
export function useExtension({ memorialUuid, onExtended, onChanged }: ExtensionOptions) {
  const [applied, setApplied] = useState<string | null>(null)

  const ask = useCallback(async (): Promise<Outcome> => {
    try {
      return { intent: await call(createExtensionIntent, { body: { memorialUuid, promoCode: applied } }) }
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.code === 'EXTENSION_TOO_EARLY') {
        await onChanged()
        return { paid: true }
      }
      if (!applied || !isPromoGone(reason)) return { trouble: findTrouble(reason) }
      // Removing the code requests the full price by itself.
      setApplied(null)
      return { paid: true, promoGone: applied }
    }
  }, [memorialUuid, applied, onChanged])

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
      if (!(reason instanceof ApiError && reason.code === 'EXTENSION_TOO_EARLY')) throw reason
      await onChanged()
    }
  }

  return {
    payment: usePaymentFlow({ ask, finish }),
    promo: usePromoCheck({ look, remove: () => setApplied(null) }),
    applied,
  }
}
