import { useEffect, useRef } from 'react'

/**
 * Takes keyboard and screen reader along when a screen, or a view of one, takes the place of another: the focus
 * goes to the heading of what is there now. Nothing happens for what the page began with.
 *
 * @param view what is shown; a change of it moves the focus
 */
export function useFocusHeading(view: string) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [view])
}
