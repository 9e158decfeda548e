import { defaultLanguage, type Language } from '#languages/index.ts'
import type { Catalogue } from './config.ts'
import { currentLocale } from './current-locale.ts'

export type Namespaces = Partial<Catalogue>

/** What of other languages is here: all on the server, what was fetched in the browser; null where there is none. */
const here = new Map<string, object | null>()

const underWay = new Map<string, Promise<void>>()

export const registerTranslations = (language: Language, name: string, words: object | null) =>
  here.set(`${language}/${name}`, words)

/** The same namespaces in the reader's language; in English what is not here. */
export function translated<N extends Namespaces>(messages: N): N {
  const { language, shownNamespaces } = currentLocale()
  if (language !== defaultLanguage) for (const name of Object.keys(messages)) shownNamespaces.add(name)
  return translatedOnServer(messages)
}

/** As `translated`, for what the server writes and no script ever does: the browser need not fetch these words. */
export const translatedOnServer = <N extends Namespaces>(messages: N): N =>
  translatedInto(currentLocale().language, messages)

/** The same namespaces in a language that need not be the reader's; in English what was not fetched (`loadTranslations`). */
export function translatedInto<N extends Namespaces>(language: Language, messages: N): N {
  if (language === defaultLanguage) return messages
  const words = Object.entries(messages).map(([name, english]) => [
    name,
    here.get(`${language}/${name}`) ?? english,
  ])
  return Object.fromEntries(words) as N
}

/**
 * Brings the words of these namespaces in a language, the reader's by default, to wait for; null when all are here. The
 * same promise while it is under way. It never rejects: what cannot be fetched stays English.
 */
export function loadTranslations(names: string[], language = currentLocale().language): Promise<void> | null {
  if (language === defaultLanguage) return null
  const wanted = names.filter((name) => !here.has(`${language}/${name}`))
  if (wanted.length === 0) return null
  const key = `${language} ${wanted.join()}`
  const promise =
    underWay.get(key) ??
    import('./fetch-translations.ts').then(
      ({ fetchTranslations }) => fetchTranslations(language, wanted, registerTranslations),
      () => wanted.forEach((name) => void registerTranslations(language, name, null)),
    )
  underWay.set(key, promise)
  return promise
}
