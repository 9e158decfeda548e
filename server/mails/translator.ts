import { textsOf } from '#languages/all.ts'
import type { mails } from '#languages/en/mails/index.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { translatorsOf } from '#server/lib/translators.ts'

const translators = translatorsOf((language) => textsOf(language).mails as typeof mails)

/** The texts of mails: `mailTranslator('es')('layout.sentBy', { product })`. They get dates already formatted (`mailDate`). */
export const mailTranslator = (language: Language = defaultLanguage) => translators(language)

export type MailTranslator = ReturnType<typeof mailTranslator>

/** Used instead of the person's name in a mail that must be sent though the name contains an advertisement. */
export const translateSomeoneLoved = (language: Language): string =>
  mailTranslator(language)('layout.someoneLoved')
