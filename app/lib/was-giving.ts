/**
 * Whether a gift was being given when this page was reloaded, as phones do while the code is read in the mail, or when a
 * bank's page returned here. It then opens by itself; a gift that was left waits behind its button. The key is that of
 * `features/visitor-actions/donate/plan.ts`.
 */
export function wasGiving(slug: string): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isSameVisit =
    (visit && Reflect.get(visit, 'type') === 'reload') ||
    Reflect.get(document, 'wasDiscarded') === true ||
    location.search.includes('redirect_status=')
  try {
    return isSameVisit && sessionStorage.getItem(`donate:${slug}`)?.includes('"isOpen":true') === true
  } catch {
    return false
  }
}
