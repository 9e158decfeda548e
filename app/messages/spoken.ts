import { defaultLanguage, type Language } from '#contract/languages/index.ts'
import type { Catalogue } from './config.ts'
import { reader } from './reader.ts'

export type Namespaces = Partial<Catalogue>

/** What of other languages is here: all on the server, what was fetched in the browser; null where there is none. */
const here = new Map<string, object | null>()

const underWay = new Map<string, Promise<void>>()

export const know = (language: Language, name: string, words: object | null) =>
  here.set(`${language}/${name}`, words)

/** The same namespaces in the reader's language; in English what is not here. */
export function spoken<N extends Namespaces>(messages: N): N {
  const { language, shown } = reader()
  if (language !== defaultLanguage) for (const name of Object.keys(messages)) shown.add(name)
  return spokenByServer(messages)
}

/** As `spoken`, for what the server writes and no script ever does: the browser need not fetch these words. */
export const spokenByServer = <N extends Namespaces>(messages: N): N => wordsIn(reader().language, messages)

/** The same namespaces in a language that need not be the reader's; in English what was not fetched (`fetching`). */
export function wordsIn<N extends Namespaces>(language: Language, messages: N): N {
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
export function fetching(names: string[], language = reader().language): Promise<void> | null {
  if (language === defaultLanguage) return null
  const wanted = names.filter((name) => !here.has(`${language}/${name}`))
  if (wanted.length === 0) return null
  const key = `${language} ${wanted.join()}`
  const promise =
    underWay.get(key) ??
    import('./other-words.ts').then(
      ({ bring }) => bring(language, wanted, know),
      () => wanted.forEach((name) => void know(language, name, null)),
    )
  underWay.set(key, promise)
  return promise
}
