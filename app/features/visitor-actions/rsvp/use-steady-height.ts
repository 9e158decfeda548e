import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Signs of a visitor who scrolls; the page scrolls by itself, too. */
const SCROLLS = ['touchmove', 'wheel'] as const

/**
 * Where a form is replaced by a shorter answer that nobody pressed for, because the visitor is known a moment later, what
 * stands below does not jump into view: the card keeps the form's height, as far as the window shows it, until the
 * visitor scrolls.
 *
 * @param isGiven the answer is shown
 * @param isAwaited it was just sent
 */
export function useSteadyHeight(
  card: RefObject<HTMLElement | null>,
  isGiven: boolean,
  isAwaited: boolean,
): void {
  const formHeight = useRef(0)
  const isSettled = useRef(false)
  useLayoutEffect(() => {
    const box = card.current
    if (!box || isSettled.current) return
    if (!isGiven) {
      formHeight.current = box.offsetHeight
      return
    }
    isSettled.current = true
    if (isAwaited || formHeight.current === 0) return
    const shown = window.innerHeight - box.getBoundingClientRect().top
    box.style.minHeight = `${Math.max(0, Math.min(formHeight.current, shown))}px`
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) release()
    })
    observer.observe(box)
    for (const sign of SCROLLS) addEventListener(sign, release, { passive: true })

    function release() {
      observer.disconnect()
      for (const sign of SCROLLS) removeEventListener(sign, release)
      if (box) box.style.minHeight = ''
    }
    return release
  }, [card, isGiven, isAwaited])
}
