import { createTranslator } from 'use-intl/core'
import { textsOf } from '#languages/all.ts'
import type { mails } from '#languages/en/mails.ts'
import { defaultLanguage, type Language, localeOf } from '#languages/index.ts'
import { oncePerLanguage } from '#languages/once-per-language.ts'

/**
 * The texts of mails: `mailTranslator('es')('layout.sentBy', { product })`.
 *
 * Throws on a missing key or value: an incomplete mail must not be sent.
 */
export const mailTranslator = (language: Language = defaultLanguage) => translators(language)

const translators = oncePerLanguage((language) =>
  createTranslator({
    locale: localeOf(language),
    // Messages get dates already formatted (`mailDate`); use-intl requires a zone.
    timeZone: 'UTC',
    // Every language has the same keys and values: a test reads every message of every language.
    messages: textsOf(language).mails as typeof mails,
    onError: (error) => {
      throw error
    },
  }),
)

export type MailTranslator = ReturnType<typeof mailTranslator>
