import type { CachedDay } from './memorial-day-cache.ts'
import { rewritePage } from './with-slideshow.ts'

/** The section of the offline page for the day, as it is rendered: hidden and empty, since no script runs there. */
const HIDDEN_PART = /<section [^>]*data-kept-day[^>]*>/
const PLACES = /(<(\w+) [^>]*data-day="(name|date|place|details)"[^>]*>)(?=<\/\2>)/g

/** The offline page in place of a memorial's page, on a device that answered there. */
export const withDay = (page: Response, day: CachedDay): Promise<Response> =>
  rewritePage(page, (html) =>
    html
      .replace(HIDDEN_PART, (part) => part.replace(/ hidden(="")?/, ''))
      .replace(PLACES, (_all, tag: string, _name, part: keyof CachedDay) => tag + escaped(day[part])),
  )

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? letter)
