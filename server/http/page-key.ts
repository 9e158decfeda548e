import type { IncomingHttpHeaders } from 'node:http'
import { isoDayOf } from '#server/mails/dates.ts'
import { wishOf } from './reader.ts'

/**
 * By what a page is kept: its path, the language that its reader asked for, and the day: what is ahead today is over
 * tomorrow.
 */
export const pageKey = (path: string, headers: IncomingHttpHeaders): string =>
  `${today()} ${wishOf(headers)} ${path}`

let second = 0
let day = ''

/** Days begin with a second: `Intl` is asked once in each. */
function today(): string {
  const now = Date.now()
  const present = Math.floor(now / 1000)
  if (present !== second) {
    second = present
    day = isoDayOf(new Date(now))
  }
  return day
}
