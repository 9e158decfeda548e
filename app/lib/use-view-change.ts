import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

interface Options {
  /** The dialog whose view it is; without it, the page's. */
  within?: RefObject<HTMLElement | null>
  /** The focus goes to the first field, where the view has one, instead of its heading. */
  toField?: boolean
  /** The first view already took the place of another screen. */
  arrived?: boolean
  /** Where the page is scrolled to is somebody else's: the router's, or the reader's own. */
  keepsScroll?: boolean
}

/**
 * Every change of view goes through here, of a page or of a dialog: the new view begins at its top, and keyboard and
 * screen reader are taken along to its heading. Nothing happens for the view that a document began with.
 *
 * @param view names what is shown
 */
export function useViewChange(view: string, options: Options = {}): void {
  const { within, toField = false, arrived = false, keepsScroll = false } = options
  const before = useRef(arrived ? null : view)
  // Before it is painted, and before an effect of the view itself gives the focus to one of its fields.
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
