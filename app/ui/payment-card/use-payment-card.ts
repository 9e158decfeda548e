import { useState } from 'react'
import { type CardTexts, fieldOfRefusal, incompleteField } from '#app/lib/payment-card/format-card.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { payment as limits } from '#contract/limits.ts'

type CardProblems = Partial<Record<keyof CardTexts, string>>

/** A card as it is typed, and what is wrong with it. It lives in memory only. */
export interface PaymentCardForm {
  card: CardTexts
  problems: CardProblems
  set(field: keyof CardTexts, text: string): void
  /** What it lacks before it can be tried at all, told beside each field. */
  check(): CardProblems
  /** What its provider says of it, told beside the field that it is about. */
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
