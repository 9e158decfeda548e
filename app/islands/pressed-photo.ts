/**
 * The photo whose link was clicked; null for other clicks, and for those with a modifier key, which open a tab or
 * window.
 */
export function pressedPhoto(event: MouseEvent): HTMLAnchorElement | null {
  const photo = event.target instanceof Element ? event.target.closest('a[data-photo]') : null
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return photo instanceof HTMLAnchorElement && !elsewhere ? photo : null
}
