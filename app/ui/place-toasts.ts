import { lowestEnd, type Span, toastPlace } from './toast-place.ts'

const controls = 'a[href], button, input, select, textarea, summary'

const seenOf = (): Span => {
  const viewport = window.visualViewport
  // When zoomed in, the visual viewport does not show where a keyboard begins.
  if (!viewport || viewport.scale > 1.01) return { top: 0, bottom: window.innerHeight }
  return { top: viewport.offsetTop, bottom: viewport.offsetTop + viewport.height }
}

const footSpan = (): Span | null => document.querySelector('[data-foot]')?.getBoundingClientRect() ?? null

/** With its label, without which nobody knows what a field is for. */
function focusSpan(): Span | null {
  const { activeElement } = document
  if (!activeElement?.matches(controls)) return null
  const { top, bottom } = activeElement.getBoundingClientRect()
  const label = document.querySelector(`label[for="${activeElement.id}"]`)
  return { top: Math.min(top, label?.getBoundingClientRect().top ?? top), bottom }
}

/**
 * Places a region of toasts where they cover least (ui/toast-place; docs/decisions/0041), and sets their height on the root element
 * (`--toast-room`), so that scrolling keeps targets clear of them. The side is chosen when they appear and when the
 * focus or the keyboard changes; while the page scrolls they only stay clear of its foot.
 */
export function placeToasts(element: HTMLElement): () => void {
  const root = document.documentElement
  const isHeld = () => element.matches(':hover, :focus-within')

  function choose() {
    if (isHeld()) return
    const foot = document.querySelector('[data-foot]')
    const others = [...document.querySelectorAll(controls)].filter(
      (control) => !element.contains(control) && !foot?.contains(control),
    )
    const place = toastPlace({
      height: element.offsetHeight,
      seen: seenOf(),
      windowHeight: window.innerHeight,
      foot: footSpan(),
      controls: others.map((control) => control.getBoundingClientRect()),
      focused: focusSpan(),
    })
    element.dataset.side = place.side
    element.style.setProperty('--inset', `${place.inset}px`)
    root.style.setProperty('--toast-room', `${element.offsetHeight}px`)
  }

  function follow() {
    if (element.dataset.side !== 'bottom' || isHeld()) return
    const end = lowestEnd({ seen: seenOf(), foot: footSpan() })
    element.style.setProperty('--inset', `${window.innerHeight - end}px`)
  }

  choose()
  const viewport = window.visualViewport
  // The screen changed, or what the message reports was removed from it.
  const page = new ResizeObserver(choose)
  page.observe(document.body)
  document.addEventListener('focusin', choose)
  window.addEventListener('resize', choose)
  window.addEventListener('scroll', follow, { passive: true })
  viewport?.addEventListener('resize', choose)
  viewport?.addEventListener('scroll', follow)
  return () => {
    page.disconnect()
    document.removeEventListener('focusin', choose)
    window.removeEventListener('resize', choose)
    window.removeEventListener('scroll', follow)
    viewport?.removeEventListener('resize', choose)
    viewport?.removeEventListener('scroll', follow)
    root.style.removeProperty('--toast-room')
  }
}
