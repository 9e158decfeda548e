import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

interface Options {
  /** The dialog that the view belongs to; without it, the page. */
  within?: RefObject<HTMLElement | null>
  /** Focus the first field of the view, if it has one, instead of its heading. */
  toField?: boolean
  /** The first view already replaced another screen. */
  arrived?: boolean
  /** The scroll position is not changed: the router or the person sets it. */
  keepsScroll?: boolean
}

/**
 * Handles every change of view in a page or dialog: the new view starts at its top, and the focus moves to its heading
 * for keyboard and screen reader. Nothing happens for the view that a document started with.
 *
 * @param view name of what is shown
 */
export function useViewChange(view: string, options: Options = {}): void {
  const { within, toField = false, arrived = false, keepsScroll = false } = options
  const before = useRef(arrived ? null : view)
  // Runs before the view is painted, and before an effect of the view focuses one of its fields.
  useLayoutEffect(() => {
    if (before.current === view) return
    before.current = view
    const scope = within ? within.current : document
    if (!scope) return
    if (!keepsScroll) (within?.current ?? window).scrollTo({ top: 0, behavior: 'instant' })
    const field = toField && scope.querySelector<HTMLElement>('#content input:not([readonly])')
    if (field) field.focus()
    else focusHeading(scope)
  }, [view, within, toField, keepsScroll])
}
