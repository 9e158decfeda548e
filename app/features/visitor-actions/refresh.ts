import { adoptSheet } from '#app/lib/adopt-sheet.ts'
import { readProofs } from '../../forms/proofs.ts'
import { morph } from './morph.ts'
import { withoutStyles } from './without-styles.ts'

/** The element of the document that holds a memorial's page. */
const PAGE = '[data-page]'

/**
 * Updates the page after an action. Scroll position, focus, typed text and playing videos stay. Resolves when done; if
 * the page cannot be fetched, nothing changes.
 *
 * @param delay milliseconds to wait first, while the visitor reads the success message
 */
async function refreshPage(delay = 0): Promise<void> {
  if (delay > 0) await new Promise((done) => setTimeout(done, delay))
  const page = document.querySelector<HTMLElement>(PAGE)
  // Rendered by script for a host of a closed memorial: there is no HTML to compare with.
  if (!page?.querySelector('[data-island]')) return
  const fresh = await fetchPage()
  if (!fresh) return
  restyle(page, fresh.rules)
  morph(page, fresh.page)
  document.dispatchEvent(new Event('islands'))
}

/** Milliseconds until the page is refreshed, while the visitor reads the answer. */
const AFTER = 1500
/** Milliseconds between looks for what is being prepared, such as photos, and how many looks at most. */
const PAUSE = 2000
const LOOKS = 30

/** Refreshes the page after a card's form was sent, and again once what it may say it waits for is ready. */
export async function refreshAfter({ dataset }: HTMLElement): Promise<void> {
  await refreshPage(AFTER)
  for (let look = 0; look < LOOKS && dataset.again !== undefined; look++) {
    await new Promise((done) => setTimeout(done, PAUSE))
    if (await isReady(dataset.src ?? '')) return refreshPage()
  }
}

async function isReady(src: string): Promise<boolean> {
  const card = await fetch(src, { headers: readProofs() }).then(
    (response) => response.text(),
    () => '',
  )
  return card !== '' && !card.includes(' data-again=""')
}

async function fetchPage(): Promise<{ page: HTMLElement; rules: string } | null> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' })
    if (!response.ok) return null
    const { html, rules } = withoutStyles(await response.text())
    const fresh = new DOMParser().parseFromString(html, 'text/html')
    const page = fresh.querySelector<HTMLElement>(PAGE)
    return page && { page, rules }
  } catch {
    return null
  }
}

/** Rules of the page as last fetched; photos shown on request have their own sheets. */
let sheet: CSSStyleSheet | null = null

/**
 * Replaces the page's style element by a sheet made by script: the policy allows only the style that came with the
 * page.
 */
function restyle(page: HTMLElement, rules: string) {
  sheet ??= adoptSheet()
  sheet?.replaceSync(rules)
  for (const own of page.querySelectorAll('style')) {
    // If no sheet can be created, the style element moves to the head, where `morph` does not touch it.
    if (sheet) own.remove()
    else document.head.append(own)
  }
}
