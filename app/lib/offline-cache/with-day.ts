import type { CachedDay } from './memorial-day-cache.ts'
import { rewritePage, showElement } from './rewrite-page.ts'

/** The empty elements of the section for the day. */
const PLACES = /(<(\w+) [^>]*data-day="(name|date|place|details|programme)"[^>]*>)(?=<\/\2>)/g

/** The offline page in place of a memorial's page, on a device that answered there. */
export const withDay = (page: Response, day: CachedDay): Promise<Response> =>
  rewritePage(page, (html) =>
    showElement(html, 'data-kept-day').replace(
      PLACES,
      (_all, tag: string, _name, part: keyof CachedDay) => tag + escaped(day[part] ?? ''),
    ),
  )

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? letter)
