import { useEffect, useRef } from 'react'
import { focusHeading } from '#app/lib/focus-heading.ts'

/**
 * Takes keyboard and screen reader along when one view gives way to the next: to its first field, or to the
 * words where there is none.
 */
export function useViewFocus(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const content = document.getElementById('content')
    const field = content?.querySelector<HTMLElement>('input:not([readonly])')
    if (field) field.focus()
    else focusHeading()
  }, [view])
}
