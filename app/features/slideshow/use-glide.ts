import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Milliseconds in which a photo grows into the room that the controls leave. */
const DURATION = 400

/**
 * Lets the photo on the screen grow and shrink softly when the controls go and come, instead of jumping. Only its
 * transform moves, so that the browser draws it once.
 */
export function useGlide(room: RefObject<HTMLElement | null>, quiet: boolean): void {
  const before = useRef<{ quiet: boolean; places: Map<Element, DOMRect> } | null>(null)

  useLayoutEffect(() => {
    const places = new Map<Element, DOMRect>()
    for (const part of room.current?.querySelectorAll('figure > *, figure img') ?? [])
      places.set(part, part.getBoundingClientRect())
    const last = before.current
    before.current = { quiet, places }
    if (!last || last.quiet === quiet || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [part, now] of places) {
      const then = last.places.get(part)
      if (then) glide(part, then, now)
    }
  })
}

function glide(part: Element, then: DOMRect, now: DOMRect) {
  const [from, to] = [seen(part, then), seen(part, now)]
  if (to.width === 0 || from.width === 0) return
  const scale = part instanceof HTMLImageElement ? from.width / to.width : 1
  part.animate(
    {
      transform: [
        `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
        'translate(0, 0) scale(1)',
      ],
    },
    { duration: DURATION, easing: 'ease-out' },
  )
}

/** The middle of what is seen, and how wide that is: a photo lies inside of its box. */
function seen(part: Element, box: DOMRect) {
  const ratio =
    part instanceof HTMLImageElement && part.naturalHeight > 0
      ? part.naturalWidth / part.naturalHeight
      : box.width / box.height
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: Math.min(box.width, box.height * ratio),
  }
}
