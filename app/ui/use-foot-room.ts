import { type RefObject, useLayoutEffect } from 'react'

/** Of the window's height: a foot that is higher hides too much of the step to stand over it. */
const LARGEST_PART = 0.2

/**
 * Says on the root element how much room a foot takes that stands over the page (`--foot-room`), so that what is
 * scrolled to stays clear of it. One that is large, as with large letters, stands at the end of the page instead
 * (`data-large-foot`; docs/decisions/0283).
 */
export function useFootRoom(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = foot.current
    if (!element) return
    const root = document.documentElement
    const measure = () => {
      const { offsetHeight } = element
      const isLarge = offsetHeight > LARGEST_PART * window.innerHeight
      root.toggleAttribute('data-large-foot', isLarge)
      root.style.setProperty('--foot-room', isLarge ? '0px' : `${offsetHeight}px`)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
      root.removeAttribute('data-large-foot')
      root.style.removeProperty('--foot-room')
    }
  }, [foot])
}
