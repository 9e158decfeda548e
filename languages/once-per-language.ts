import type { Language } from './index.ts'

/**
 * A value for each language, made when it is first asked for. Formatters and translators must be made once: each takes
 * memory that V8 does not count (docs/decisions/0046).
 */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made: { [L in Language]?: T } = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}
