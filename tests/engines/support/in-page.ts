/** Functions that run in the page. Each is sent as text, so it can use nothing outside itself. */

/** A `Target` in a form that JSON can carry. */
export interface TargetQuery {
  css: string
  name: string | null
  pattern: { source: string; flags: string } | null
  unseen: boolean
}

export function findInPage({ css, name, pattern, unseen }: TargetQuery): Element | null {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  // The accessible name, as far as this product's markup needs it.
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return plain(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const own = element.getAttribute('aria-label')
    if (own) return plain(own)
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return plain(Array.from(labels, (label) => label.textContent).join(' '))
    return plain((element as HTMLElement).innerText)
  }
  const expression = pattern && new RegExp(pattern.source, pattern.flags)
  const fits = (element: Element) =>
    (unseen || isSeen(element)) &&
    (name === null || nameOf(element) === name) &&
    (expression === null || expression.test(nameOf(element)))
  return Array.from(document.querySelectorAll(css)).find(fits) ?? null
}

/**
 * Scrolls an element to the middle of the window. Tells why it cannot be pressed, null if it can: it moves, is disabled,
 * or is covered in its middle.
 */
export async function hindrance(element: Element): Promise<string | null> {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = place()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y } = place()
  if (!element.isConnected) return 'it is gone'
  if (x !== before.x || y !== before.y) return `it moves from ${before.x}, ${before.y} to ${x}, ${y}`
  if (element.matches(':disabled')) return 'it is disabled'
  const hit = document.elementFromPoint(x, y)
  if (!hit) return `it is outside of the window, at ${x}, ${y}`
  const isHit = element.contains(hit) || hit.contains(element) || hit.closest('label') === element
  return isHit ? null : `it is covered by ${(hit.cloneNode() as Element).outerHTML}`
}

declare global {
  interface Window {
    heardErrors?: string[]
  }
}

export interface PageErrors {
  errors: string[]
  /** True at the first call on this page. */
  isOther: boolean
  isLoaded: boolean
}

/**
 * Records errors from now on, for an engine whose protocol does not report them. Returns those recorded since the last
 * call.
 */
export function takeErrors(): PageErrors {
  const isLoaded = document.readyState === 'complete'
  if (window.heardErrors) return { errors: window.heardErrors.splice(0), isOther: false, isLoaded }
  const heard: string[] = []
  window.heardErrors = heard
  addEventListener('error', ({ message, filename, lineno, error }) => {
    // React puts the original error into the cause.
    heard.push(`${message} (${filename}:${lineno}) ${error?.cause ?? ''}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    heard.push(`Unhandled rejection: ${reason}`)
  })
  const { error } = console
  console.error = (...words) => {
    heard.push(words.map(String).join(' '))
    error.apply(console, words)
  }
  return { errors: [], isOther: true, isLoaded }
}

/** Deletes everything that this origin has stored, except cookies that scripts cannot see. */
export async function forgetAll(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const removal = indexedDB.deleteDatabase(name)
      removal.onsuccess = resolve
      removal.onerror = reject
    })
}
