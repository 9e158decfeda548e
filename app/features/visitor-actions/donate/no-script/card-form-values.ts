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

/** To stand in the form again; the code on the back is typed anew. */
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

/** What the sandbox is sent of it. */
export const cardIn = (textOf: TextOf) => cardOf(typed(textOf))

/** What it lacks before it can be tried at all; the page has the words. */
export function lackingIn(textOf: TextOf): Partial<Record<keyof CardTexts, 'lacking'>> {
  const lacking = incompleteField(typed(textOf))
  return {
    ...(textOf('holder').trim() === '' && { holder: 'lacking' as const }),
    ...(lacking && { [lacking]: 'lacking' as const }),
  }
}
