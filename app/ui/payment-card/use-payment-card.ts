import { useState } from 'react'
import { type CardTexts, fieldOfRefusal, incompleteField } from '#app/lib/payment-card/format-card.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { payment as limits } from '#contract/limits.ts'

type CardProblems = Partial<Record<keyof CardTexts, string>>

/** A card as it is typed, with its errors. Kept in memory only. */
export interface PaymentCardForm {
  card: CardTexts
  problems: CardProblems
  set(field: keyof CardTexts, text: string): void
  /** Reports missing fields before the provider is asked, each at its field. */
  check(): CardProblems
  /** Shows the provider's refusal at the field it concerns. */
  refuse(code: string | null, words: string): void
}

export function usePaymentCard(): PaymentCardForm {
  const t = useTranslations('card')
  const [card, setCard] = useState<CardTexts>({ holder: '', number: '', expiry: '', cvc: '' })
  const [problems, setProblems] = useState<CardProblems>({})
  return {
    card,
    problems,
    set(field, text) {
      setCard((current) => ({ ...current, [field]: text }))
      setProblems(({ [field]: _, ...others }) => others)
    },
    check() {
      const holder = card.holder.trim()
      const lacking = incompleteField(card)
      const found = {
        ...(holder === ''
          ? { holder: t('holderRequired') }
          : holder.length < limits.cardholderMin && {
              holder: t('holderShort', { min: limits.cardholderMin }),
            }),
        ...(lacking && { [lacking]: t('incomplete') }),
      }
      setProblems(found)
      return found
    },
    refuse(code, words) {
      setProblems({ [fieldOfRefusal(code)]: words })
    },
  }
}
