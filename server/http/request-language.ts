import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { defaultEnglishDates, type EnglishDates, englishDatesOf } from '#languages/english-dates.ts'
import { chosen, LANGUAGE_COOKIE, type Language, languageOf, preferred } from '#languages/index.ts'
import { type CurrentLocale, setLocaleSource } from '../../app/messages/current-locale.ts'
import { addressOf } from './target.ts'

const readers = new AsyncLocalStorage<{ reader: CurrentLocale }>()
setLocaleSource(() => readers.getStore()?.reader)

/**
 * Renders something in the reader's language.
 *
 * @param work may choose the language of the memorial it shows. That counts for a reader who chose none by hand and
 * comes from outside the app: within the app, where only data is requested, the language of the surrounding page stays
 */
export function withRequestLanguage<T>(
  request: FastifyRequest,
  work: (setMemorialLanguage: (memorial: Language | null | undefined) => void) => Promise<T>,
): Promise<T> {
  const asked = askedBy(request.headers)
  const readerOf = (language: Language) => ({
    reader: {
      language,
      dates: englishDatesIn(asked.acceptLanguage),
      shownNamespaces: new Set<string>(),
    },
  })
  const store = readerOf(languageOf(asked))
  const isData = addressOf(request).pathname.endsWith('.data')
  return readers.run(store, () =>
    work((memorial) => {
      if (!isData) Object.assign(store, readerOf(languageOf({ ...asked, memorial })))
    }),
  )
}

/**
 * A cache in front separates pages by the language of their reader, so it sends which that is: `chosen=es` by hand,
 * `preferred=es`, or `none` of ours; `en-AU` instead of `en` where the day comes first in dates (docs/examples/nginx.conf). Its header wins, or its pages would be mixed up.
 */
export const READER_LANGUAGE = 'reader-language'

function askedBy(headers: IncomingHttpHeaders): {
  cookie?: string | undefined
  acceptLanguage?: string | undefined
} {
  const told = headers[READER_LANGUAGE]
  if (told === undefined) return { cookie: headers.cookie, acceptLanguage: headers['accept-language'] }
  const [by, language] = String(told).split('=')
  // `chosen=en-AU` is English by hand, with the dates of the browser's region.
  if (by === 'chosen')
    return { cookie: `${LANGUAGE_COOKIE}=${language?.split('-')[0]}`, acceptLanguage: language }
  return { acceptLanguage: by === 'preferred' ? language : undefined }
}

/** The part of the headers that decides a page's language, and how it writes dates, for the cache key. */
export function languageKeyOf(headers: IncomingHttpHeaders): string {
  const { cookie, acceptLanguage } = askedBy(headers)
  const byHand = chosen(cookie)
  const { language, dates } = readFrom(acceptLanguage)
  return `${byHand ?? `(${language})`}${dates}`
}

/** Many requests send the same few headers, and parsing one takes longer than answering a cached page. */
const read = new Map<string, Read>()
const MOST_READ = 200

interface Read {
  /** '' for none of ours. */
  language: Language | ''
  /** '' for the default. */
  dates: EnglishDates | ''
}

function readFrom(header = ''): Read {
  const known = read.get(header)
  if (known) return known
  const made = {
    language: preferred(header) ?? ('' as const),
    dates: englishDatesIn(header) ?? ('' as const),
  }
  if (read.size >= MOST_READ) read.clear()
  if (header.length <= 200) read.set(header, made)
  return made
}

/** Undefined for the default, which a page need not carry. */
function englishDatesIn(header: string | undefined): EnglishDates | undefined {
  const dates = englishDatesOf(header)
  return dates === defaultEnglishDates ? undefined : dates
}
