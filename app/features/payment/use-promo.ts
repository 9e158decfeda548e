import { useState } from 'react'
import { setPromo } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { validatePromo } from '#contract/payments.ts'
import { noteMemorial } from './use-payment.ts'

export interface PromoCheck {
  error: string | null
  forget(): void
  /** Looks a code up. Resolves with whether it changed anything. */
  apply(typed: string): Promise<boolean>
  remove(): void
}

/**
 * A promo code for the memorial in this tab's draft: a free one settles the payment, another one lowers it
 * (spec 2 §9).
 *
 * @param onPriceChanged the payment has to be begun anew
 */
export function usePromo(onPriceChanged: () => Promise<void>): PromoCheck {
  const t = useTranslations('payment.promo')
  const [error, setError] = useState<string | null>(null)

  function refuse(words: string): false {
    setError(words)
    return false
  }

  async function apply(typed: string): Promise<boolean> {
    setError(null)
    const code = typed.trim()
    const { memorialUuid } = draftStore.state.getState().draft
    if (code === '') return refuse(t('empty'))
    if (!currentSession().isSignedIn) return refuse(t('signIn'))
    if (memorialUuid === null) return refuse(t('noMemorial'))
    try {
      const { free, memorial } = await call(validatePromo, { body: { memorialUuid, code } })
      draftStore.update(setPromo({ code: code.toUpperCase(), free }))
      noteMemorial(memorial)
      if (!free) await onPriceChanged()
      return true
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      // Paid for meanwhile: beginning the payment finds out.
      if (reason.code === 'ALREADY_PAID') {
        await onPriceChanged()
        return true
      }
      return refuse(wordsFor(reason) ?? t('failed'))
    }
  }

  return {
    error,
    apply,
    forget: () => setError(null),
    remove() {
      draftStore.update(setPromo(null))
      void onPriceChanged()
    },
  }
}

/** Its own refusals are said as they are; for the rest there is one sentence (spec 2 §8 "Payment"). */
function wordsFor({ code, field, message }: ApiError): string | null {
  const isItsOwn = code === 'PROMO_NOT_FOUND' || code === 'PROMO_CHECKS_USED_UP' || field === 'code'
  return isItsOwn ? message : null
}
