import { morph } from './morph.ts'

/** Which part of the document is one memorial's page. */
const PAGE = '[data-page]'

/**
 * Brings the page up to date after an action (spec 2 §4 "Reloads after success") and nothing else: where it is
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
  morph(page, fresh)
  document.dispatchEvent(new Event('islands'))
}

async function fetchPage(): Promise<HTMLElement | null> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' })
    if (!response.ok) return null
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
    return fresh.querySelector<HTMLElement>(PAGE)
  } catch {
    return null
  }
}
