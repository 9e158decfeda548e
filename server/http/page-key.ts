import type { IncomingHttpHeaders } from 'node:http'
import { isoDayOf } from '#server/mails/dates.ts'
import { languageKeyOf } from './request-language.ts'

/**
 * The cache key of a page: its path, its reader's language, and the day, since a date that is ahead today is over
 * tomorrow.
 */
export const pageKey = (path: string, headers: IncomingHttpHeaders): string =>
  `${today()} ${languageKeyOf(headers)} ${path}`

let second = 0
let day = ''

/** A day begins with a new second, so `Intl` is called once per second. */
function today(): string {
  const now = Date.now()
  const present = Math.floor(now / 1000)
  if (present !== second) {
    second = present
    day = isoDayOf(new Date(now))
  }
  return day
}
