/** A copy of a cached page with another text. */
export async function rewritePage(page: Response, change: (html: string) => string): Promise<Response> {
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
export const showElement = (html: string, attribute: string): string =>
  html.replace(new RegExp(`<\\w+ [^>]*${attribute}[^>]*>`), (tag) => tag.replace(/ hidden(="")?/, ''))
