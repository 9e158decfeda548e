import { type RefObject, useEffect, useState } from 'react'

/** Where the focus goes after the list of stories has changed. */
export function useStoryFocus(list: RefObject<HTMLElement | null>) {
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ id: string; by: 1 | -1 } | null>(null)

  useEffect(() => {
    if (focusAt === null) return
    const areas = list.current?.querySelectorAll('textarea') ?? []
    areas[Math.min(focusAt, areas.length - 1)]?.focus()
    setFocusAt(null)
  }, [focusAt, list])

  // React moves the row by removing and inserting it, and its button loses the focus.
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.querySelector(`[data-story="${CSS.escape(moved.id)}"]`)
    const [up, down] = row?.querySelectorAll<HTMLElement>('[data-move]') ?? []
    const button = moved.by < 0 ? up : down
    button?.focus({ preventScroll: true })
    // Behind a long story it is far away, and what moves on the page has its place only in the next frame.
    requestAnimationFrame(() => button?.scrollIntoView({ block: 'nearest' }))
    setMoved(null)
  }, [moved, list])

  return {
    /** To the text of the story at this place, counted from 0. */
    at: setFocusAt,
    /** To the button that moved a story: it moves along. */
    mover: (id: string, by: 1 | -1) => setMoved({ id, by }),
  }
}
