import { adoptSheet } from '#app/lib/adopt-sheet.ts'
import { morph } from './morph.ts'

/** Which part of the document is one memorial's page. */
const PAGE = '[data-page]'

/**
 * Brings the page up to date after an action and nothing else: where it is
 * scrolled to, the focus, what is typed and what is playing stay. Resolves when it is done; if the page cannot be
 * had, it stays as it is.
 *
 * @param delay milliseconds before, while the success is read
 */
export async function refreshPage(delay = 0): Promise<void> {
  if (delay > 0) await new Promise((done) => setTimeout(done, delay))
  const page = document.querySelector<HTMLElement>(PAGE)
  // Made by script, for a host of a closed memorial: it has no HTML to compare with.
  if (!page?.querySelector('[data-island]')) return
  const fresh = await fetchPage()
  if (!fresh) return
  restyle(page, fresh.rules)
  morph(page, fresh.page)
  document.dispatchEvent(new Event('islands'))
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** The page's rules come apart from it: its policy refuses another style even in a document that is only read. */
async function fetchPage(): Promise<{ page: HTMLElement; rules: string } | null> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' })
    if (!response.ok) return null
    const html = await response.text()
    const rules = [...html.matchAll(STYLE)].map(([, inside]) => inside).join('')
    const fresh = new DOMParser().parseFromString(html.replaceAll(STYLE, ''), 'text/html')
    const page = fresh.querySelector<HTMLElement>(PAGE)
    return page && { page, rules }
  } catch {
    return null
  }
}

/** Of the page as it was fetched last; photos that were shown on request have sheets of their own. */
let sheet: CSSStyleSheet | null = null

/** A sheet made by script in place of the page's own: the policy names the style it came with and no other. */
function restyle(page: HTMLElement, rules: string) {
  sheet ??= adoptSheet()
  sheet?.replaceSync(rules)
  for (const own of page.querySelectorAll('style')) {
    // Where no sheet can be made the page keeps its own, out of reach of what is done to the page.
    if (sheet) own.remove()
    else document.head.append(own)
  }
}
