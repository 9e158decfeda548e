import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
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
  const asked = askedBy(request.headers)
  const readerOf = (language: Language) => ({ reader: { language, shown: new Set<string>() } })
  const store = readerOf(languageOf(asked))
  const isData = addressOf(request).pathname.endsWith('.data')
  return readers.run(store, () =>
    work((memorial) => {
      if (!isData) Object.assign(store, readerOf(languageOf({ ...asked, memorial })))
    }),
  )
}

function askedBy(headers: IncomingHttpHeaders): {
  cookie?: string | undefined
  acceptLanguage?: string | undefined
} {
  return { cookie: headers.cookie, acceptLanguage: headers['accept-language'] }
}

/** What of a reader decides the language of a page, for the key by which it is kept. */
export function wishOf(headers: IncomingHttpHeaders): string {
  const { cookie, acceptLanguage } = askedBy(headers)
  return chosen(cookie) ?? `(${preferredIn(acceptLanguage)})`
}

/** Few headers are sent by many: a kept page is answered in less time than reading one takes. */
const read = new Map<string, string>()
const MOST_READ = 200

function preferredIn(header = ''): string {
  let language = read.get(header)
  if (language === undefined) {
    language = preferred(header) ?? ''
    if (read.size >= MOST_READ) read.clear()
    if (header.length <= 200) read.set(header, language)
  }
  return language
}
