import { createTranslator } from 'use-intl/core'
import { type Language, localeOf } from '#contract/languages/index.ts'
import type { Words } from '../../app/messages/words.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

const words: Record<Language, Words<typeof en>> = { en, es, ar }

/**
 * Finds the strings of mails: `mailTranslator('es')('layout.sentBy', { product })`.
 *
 * Throws on a key or a value that is missing: a mail with a hole in it must not go out.
 */
export function mailTranslator(language: Language = 'en') {
  return createTranslator({
    locale: localeOf(language),
    // Messages take dates already written (`mailDate`); this is only the zone that use-intl asks for.
    timeZone: 'UTC',
    // The same keys and values in each: a test reads every message of every language.
    messages: words[language] as typeof en,
    onError: (error) => {
      throw error
    },
  })
}

export type MailTranslator = ReturnType<typeof mailTranslator>
