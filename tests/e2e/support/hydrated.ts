/**
 * Whether a page is hydrated. A static page has nothing to wait for: it hydrates at the first touch. Runs in the page.
 */
export const isHydrated = () =>
  window.earlyPress === 'alive' || !document.head.innerHTML.includes('earlyPress')
