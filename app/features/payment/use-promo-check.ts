import { useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { latinDigits } from '#contract/digits.ts'

export interface PromoCheck {
  error: string | null
  forget(): void
  /** Checks a promo code. Resolves to whether it was accepted. */
  apply(typed: string): Promise<boolean>
  remove(): void
}

interface PromoOptions {
  /** Why no promo code can be checked here, as text; null if it can. */
  closed?(): string | null
  /** Checks and applies a code as it was typed. Rejects with `ApiError`. */
  look(code: string): Promise<void>
  remove(): void
}

/** Checks a typed promo code: a free one settles the payment, others lower the price. */
export function usePromoCheck({ closed, look, remove }: PromoOptions): PromoCheck {
  const t = useTranslations('payment.promo')
  const [error, setError] = useState<string | null>(null)

  function refuse(words: string): false {
    setError(words)
    return false
  }

  async function apply(typed: string): Promise<boolean> {
    setError(null)
    const code = latinDigits(typed).trim()
    if (code === '') return refuse(t('empty'))
    const why = closed?.()
    if (why) return refuse(why)
    try {
      await look(code)
      return true
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      return refuse(wordsFor(reason) ?? t(reason.status === 401 ? 'signIn' : 'failed'))
    }
  }

  return { error, apply, forget: () => setError(null), remove }
}

/** Errors about the code have their own messages; all other errors share one. */
function wordsFor({ code, field, message }: ApiError): string | null {
  const isItsOwn = code === 'PROMO_NOT_FOUND' || code === 'PROMO_CHECKS_USED_UP' || field === 'code'
  return isItsOwn ? message : null
}
