import { useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { latinDigits } from '#contract/digits.ts'

export interface PromoCheck {
  error: string | null
  forget(): void
  /** Looks a code up. Resolves with whether it changed anything. */
  apply(typed: string): Promise<boolean>
  remove(): void
}

interface PromoOptions {
  /** Why no code can be looked up here, in words; null when it can. */
  closed?(): string | null
  /** Takes a code in, as it was typed. Rejects with `ApiError`. */
  look(code: string): Promise<void>
  remove(): void
}

/** A promo code as somebody types it: a free one settles a payment, another one lowers it. */
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
      return refuse(wordsFor(reason) ?? t('failed'))
    }
  }

  return { error, apply, forget: () => setError(null), remove }
}

/** Its own refusals are said as they are; for the rest there is one sentence. */
function wordsFor({ code, field, message }: ApiError): string | null {
  const isItsOwn = code === 'PROMO_NOT_FOUND' || code === 'PROMO_CHECKS_USED_UP' || field === 'code'
  return isItsOwn ? message : null
}
