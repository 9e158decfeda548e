import { useEffect, useRef } from 'react'
import { focusHeading } from '#app/lib/focus-heading.ts'

/**
 * Takes keyboard and screen reader along when a screen, or a view of one, takes the place of another: the focus
 * goes to the heading of what is there now. Nothing happens for what a document began with.
 *
 * @param view what is shown; a change of it moves the focus
 * @param arrived whether the first view already took the place of another screen
 */
export function useFocusHeading(view: string, arrived = false) {
  const before = useRef(arrived ? null : view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    focusHeading()
  }, [view])
}
