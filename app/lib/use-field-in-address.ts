import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The first of the first kind that there is; buttons move and remove what they stand beside. */
const FIELDS = ['textarea', 'input', 'button']

/**
 * Focuses the field that the address names after `#`: one in the element with that `data-field`. What is loaded later
 * is waited for, until somebody does something else.
 *
 * @param isReady whether the form is shown
 */
export function useFieldInAddress(isReady: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1))
    if (!isReady || name === '' || focusField(name)) return
    const stop = new AbortController()
    const observer = new MutationObserver(() => focusField(name) && stop.abort())
    observer.observe(document.body, { childList: true, subtree: true })
    stop.signal.addEventListener('abort', () => observer.disconnect())
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, () => stop.abort(), { signal: stop.signal })
    return () => stop.abort()
  }, [isReady, hash])
}

function focusField(name: string): boolean {
  const place = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const field = FIELDS.map((kind) => place?.querySelector<HTMLElement>(kind)).find(Boolean)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field !== undefined
}
