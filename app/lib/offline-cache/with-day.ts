import type { CachedDay, DayPart } from './memorial-day-cache.ts'

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

/** The offline page with the link to the slideshow, for a device that has downloaded one. */
export const showSlideshowLink = (page: Response): Promise<Response> =>
  rewritePage(page, (html) => showElement(html, 'data-kept-slideshow'))

/** A copy of a cached page with another text. */
async function rewritePage(page: Response, change: (html: string) => string): Promise<Response> {
  const text = await page.text()
  const headers = new Headers(page.headers)
  // These headers describe the original bytes, and the text is a different one now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(change(text), { status: page.status, headers })
}

/**
 * Shows the element with a `data-` attribute that a page has once, which is rendered hidden because no script runs there.
 *
 * It is found by a regular expression, because a service worker has no parser for HTML. The page is our own, as React
 * renders it: a `>` in a text or attribute is escaped, so a tag ends at the first one (docs/decisions/0003).
 */
const showElement = (html: string, attribute: string): string =>
  html.replace(new RegExp(`<\\w+ [^>]*${attribute}[^>]*>`), (tag) => tag.replace(/ hidden(="")?/, ''))
