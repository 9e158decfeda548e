import { type RefObject, useLayoutEffect } from 'react'

/** Share of the window's height: a higher foot would cover too much of the step. */
const LARGEST_PART = 0.2

/**
 * Sets the height of a foot that covers the page on the root element (`--foot-room`), so that scrolling keeps targets
 * clear of it. A large foot, for instance with enlarged text, is placed at the end of the page instead
 * (`data-large-foot`; docs/decisions/0041).
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
