import { createTranslator } from 'use-intl/core'
import { type Language, localeOf } from '#contract/languages/index.ts'
import type { Translation } from '../../app/messages/translation-type.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

const words: Record<Language, Translation<typeof en>> = { en, es, ar }

/**
 * The texts of mails: `mailTranslator('es')('layout.sentBy', { product })`.
 *
 * Throws on a missing key or value: an incomplete mail must not be sent.
 */
export function mailTranslator(language: Language = 'en') {
  return createTranslator({
    locale: localeOf(language),
    // Messages get dates already formatted (`mailDate`); use-intl requires a zone.
    timeZone: 'UTC',
    // Every language has the same keys and values: a test reads every message of every language.
    messages: words[language] as typeof en,
    onError: (error) => {
      throw error
    },
  })
}

export type MailTranslator = ReturnType<typeof mailTranslator>
