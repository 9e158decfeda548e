import type { IncomingHttpHeaders } from 'node:http'
import { languageKeyOf } from './request-language.ts'

const QUARTER_MS = 15 * 60 * 1000

/**
 * The cache key of a page: its path, its reader's language, and the quarter of an hour, since a date that is ahead today is
 * over tomorrow, and days begin at other quarters in other zones.
 */
export const pageKey = (path: string, headers: IncomingHttpHeaders): string =>
  `${Math.floor(Date.now() / QUARTER_MS)} ${languageKeyOf(headers)} ${path}`
