import { type PointerEvent, useRef } from 'react'
import { forwards } from '#app/lib/direction.ts'

/** Pixels that a finger must move to count as a swipe. */
const FAR_ENOUGH = 48

/** Calls back with 1 for a swipe to the next slide (against the reading direction) and -1 for one to the previous. */
export function useSwipe(swiped: (by: 1 | -1) => void) {
  const pressedAt = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      pressedAt.current = event.isPrimary ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = pressedAt.current === null ? 0 : event.clientX - pressedAt.current
      pressedAt.current = null
      // When zoomed in, a drag pans the photo.
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01
      if (Math.abs(moved) > FAR_ENOUGH && !isEnlarged) swiped(moved * forwards() < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      pressedAt.current = null
    },
  }
}
