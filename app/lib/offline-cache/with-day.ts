import type { CachedDay, DayPart } from './memorial-day-cache.ts'
import { rewritePage, showElement } from './rewrite-page.ts'

/** The empty elements of the section for the day. */
const PLACES = /(<(\w+) [^>]*data-day="(name|date|place|details|programme)"[^>]*>)(?=<\/\2>)/g

/** What the programme stands in: open, until the day is over. */
const FOLD = / open=""(?=[^>]* data-kept-programme="")/

/**
 * The offline page in place of a memorial's page, on a device that answered there.
 *
 * @param now in milliseconds
 */
export const withDay = (page: Response, day: CachedDay, now = Date.now()): Promise<Response> =>
  rewritePage(page, (html) => {
    const shown = showElement(html, 'data-kept-day')
    const withProgramme = day.programme ? showElement(shown, 'data-kept-programme') : shown
    const isOver = day.overAt !== undefined && day.overAt <= now
    return (isOver ? withProgramme.replace(FOLD, '') : withProgramme).replace(
      PLACES,
      (_all, tag: string, _name, part: DayPart) => tag + escaped(day[part] ?? ''),
    )
  })

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? letter)
