import type { ErrorCode, OperatorErrorCode } from '#contract/errors.ts'
import type { cards } from './en/calls/cards.ts'
import type { fields, names } from './en/calls/fields.ts'
import type { general } from './en/calls/general.ts'
import type { mails } from './en/mails/index.ts'
import type { print } from './en/print.ts'
import type { screens } from './en/screens/index.ts'
import type { servicePackFiles } from './en/service-pack-files.ts'
import type { tables } from './en/tables.ts'
import type { Translation } from './translation-type.ts'

/** What calls answer in words. */
export interface Messages {
  errors: Record<Exclude<ErrorCode, OperatorErrorCode>, string>
  fields: Record<keyof typeof fields, string>
  names: Record<keyof typeof names, string>
  cards: Record<keyof typeof cards, string>
  general: Record<keyof typeof general, string>
}

/** Everything that the product says in one language. A language that lacks any of it does not compile. */
export interface Texts {
  screens: Translation<typeof screens>
  calls: Messages
  mails: Translation<typeof mails>
  /** What operators are told; the server alone says it. */
  operatorErrors: Record<OperatorErrorCode, string>
  servicePackFiles: Translation<typeof servicePackFiles>
  /** Headings and words of spreadsheet tables. */
  tables: Translation<typeof tables>
  /** On paper and in pictures. */
  print: typeof print
}
