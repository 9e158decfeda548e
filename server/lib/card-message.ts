import { hasKey } from '#contract/has-key.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'

/** Why a card was refused; undefined for a code that is not in our catalogue, such as some of Stripe's. */
export function cardMessage(language: Language, code: string | undefined): string | undefined {
  const { cards } = textsOf(language).calls
  return code !== undefined && hasKey(cards, code) ? cards[code] : undefined
}
