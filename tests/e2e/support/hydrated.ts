/**
 * Whether a page's script has taken over. A static page has nothing to wait for: it wakes at the first touch. Runs in
 * the page.
 */
export const isHydrated = () =>
  window.earlyPress === 'alive' || !document.head.innerHTML.includes('earlyPress')
