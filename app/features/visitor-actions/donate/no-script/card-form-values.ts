import {
  type CardTexts,
  cardOf,
  groupExpiry,
  groupNumber,
  incompleteField,
  onlyCvc,
} from '#app/lib/payment-card/format-card.ts'
import type { CardFormValues } from './CheckoutPage.tsx'

type TextOf = (name: string) => string

/** Values to fill the form with again; the security code must be typed again. */
export const cardFormValues = (textOf: TextOf): CardFormValues => ({
  holder: textOf('holder'),
  number: textOf('number'),
  expiry: textOf('expiry'),
})

const typed = (textOf: TextOf) => ({
  holder: textOf('holder'),
  number: groupNumber(textOf('number')),
  expiry: groupExpiry(textOf('expiry')),
  cvc: onlyCvc(textOf('cvc')),
})

/** What is sent to the sandbox. */
export const cardIn = (textOf: TextOf) => cardOf(typed(textOf))

/** Missing fields, checked before the provider is asked; the page has the texts. */
export function lackingIn(textOf: TextOf): Partial<Record<keyof CardTexts, 'lacking'>> {
  const lacking = incompleteField(typed(textOf))
  return {
    ...(textOf('holder').trim() === '' && { holder: 'lacking' as const }),
    ...(lacking && { [lacking]: 'lacking' as const }),
  }
}
