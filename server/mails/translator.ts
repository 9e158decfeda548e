import { createTranslator, type Locale } from 'use-intl/core'
import { en } from './messages/en.ts'

/**
 * Finds the strings of mails: `mailTranslator()('layout.sentBy', { product })`.
 *
 * Throws on a key or a value that is missing: a mail with a hole in it must not go out.
 */
export function mailTranslator(locale: Locale = 'en-AU') {
  return createTranslator({
    locale,
    // Messages take dates already written (`mailDate`); this is only the zone that use-intl asks for.
    timeZone: 'UTC',
    messages: en,
    onError: (error) => {
      throw error
    },
  })
}

export type MailTranslator = ReturnType<typeof mailTranslator>
