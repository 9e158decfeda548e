import { rewritePage, showElement } from './rewrite-page.ts'

/** The offline page with the link to the slideshow, for a device that has downloaded one. */
export const withSlideshow = (page: Response): Promise<Response> =>
  rewritePage(page, (html) => showElement(html, 'data-kept-slideshow'))
