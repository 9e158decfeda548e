import { createTranslator } from 'use-intl/core'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'

/**
 * Translators of some texts, one for each language, made when it is first asked for. They throw on a missing text or
 * value: what is mailed, printed or downloaded cannot be corrected later.
 *
 * @param textsIn of a language; a test reads every text of every language, which all have the same keys and values
 */
export const translatorsOf = <Texts extends object>(textsIn: (language: Language) => Texts) =>
  oncePer((language) =>
    createTranslator({
      locale: localeOf(language),
      // Texts get dates already formatted; use-intl requires a zone.
      timeZone: 'UTC',
      messages: textsIn(language),
      onError: (error) => {
        throw error
      },
    }),
  )
