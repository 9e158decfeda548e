import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Milliseconds in which a photo grows into the space of the hidden controls. */
const DURATION = 400

/**
 * Animates the visible photo when the controls disappear or come back, instead of letting it jump. Only its transform
 * changes, so that the browser draws it once.
 *
 * @returns function to be called right before `quiet` changes: it measures then, and never during a fade
 */
export function useGlide(room: RefObject<HTMLElement | null>) {
  const before = useRef<Map<Element, DOMRect> | null>(null)

  const measure = useCallback(() => {
    before.current = placesIn(room.current)
  }, [room])

  // Runs after every commit, and returns at once unless something was measured: only then has the layout changed.
  useLayoutEffect(() => {
    const places = before.current
    if (!places) return
    before.current = null
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [part, then] of places) if (part.isConnected) glide(part, then, part.getBoundingClientRect())
  })

  return measure
}

function placesIn(room: HTMLElement | null): Map<Element, DOMRect> {
  const places = new Map<Element, DOMRect>()
  for (const part of room?.querySelectorAll('figcaption, figure img') ?? [])
    places.set(part, part.getBoundingClientRect())
  return places
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

/** Centre and width of the visible part: a photo may be smaller than its box. */
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
