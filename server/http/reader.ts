import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { chosen, type Language, languageOf, preferred } from '#contract/languages/index.ts'
import { letReaderBe, type Reader } from '../../app/messages/reader.ts'
import { addressOf } from './target.ts'

const readers = new AsyncLocalStorage<{ reader: Reader }>()
letReaderBe(() => readers.getStore()?.reader)

/**
 * Renders something for whoever asks, in their language.
 *
 * @param work may speak the language of the memorial it shows, which counts for a reader who chose none by hand and
 *   who comes to the page from elsewhere: inside the app, where only data is asked for, the words around it stay
 */
export function forReader<T>(
  request: FastifyRequest,
  work: (speak: (memorial: Language | null | undefined) => void) => Promise<T>,
): Promise<T> {
  const asked = {
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  }
  const readerOf = (language: Language) => ({ reader: { language, shown: new Set<string>() } })
  const store = readerOf(languageOf(asked))
  const isData = addressOf(request).pathname.endsWith('.data')
  return readers.run(store, () =>
    work((memorial) => {
      if (!isData) Object.assign(store, readerOf(languageOf({ ...asked, memorial })))
    }),
  )
}

/** What of a reader decides the language of a page, for the key by which it is kept. */
export const wishOf = ({ headers }: FastifyRequest): string =>
  chosen(headers.cookie) ?? `(${preferred(headers['accept-language']) ?? ''})`
