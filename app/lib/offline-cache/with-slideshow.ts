/** The link of the offline page to the slideshow, as it is rendered: hidden, since no script runs there. */
const HIDDEN_LINK = /<a [^>]*data-kept-slideshow[^>]*>/

/** The offline page with the link to the slideshow, for a device that has downloaded one. */
export const withSlideshow = (page: Response): Promise<Response> =>
  rewritePage(page, (html) => html.replace(HIDDEN_LINK, (link) => link.replace(/ hidden(="")?/, '')))

/** A copy of a cached page with another text. */
export async function rewritePage(page: Response, change: (html: string) => string): Promise<Response> {
  const text = await page.text()
  const headers = new Headers(page.headers)
  // These headers describe the original bytes, and the text is a different one now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(change(text), { status: page.status, headers })
}
