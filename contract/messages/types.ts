import type { ErrorCode } from '../errors.ts'
import type { cards } from './en/cards.ts'
import type { fields, names } from './en/fields.ts'
import type { general } from './en/general.ts'

/** What calls answer in words, in one language. A language that lacks any of it does not compile. */
export interface Messages {
  errors: Record<ErrorCode, string>
  fields: Record<keyof typeof fields, string>
  names: Record<keyof typeof names, string>
  cards: Record<keyof typeof cards, string>
  general: Record<keyof typeof general, string>
}
