import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Options {
  open: boolean
  /** The element that gets the focus when it opens; by default the element of `fallback`. */
  focus?: RefObject<HTMLElement | null> | undefined
  fallback: RefObject<HTMLElement | null>
}

/**
 * Opens and closes a native modal dialog according to React's state, and returns the focus to where it was, even when
 * the dialog is removed from the page while open.
 */
export function useModal({ open, focus, fallback }: Options): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)

  // a layout effect's cleanup runs while the dialog is still in the page, so that `close` can restore the focus
  useLayoutEffect(() => {
    const box = dialog.current
    if (!open || !box) return
    const opener = document.activeElement
    const around = parentsOf(opener)
    if (!box.open) box.showModal()
    const first = focus?.current ?? fallback.current
    first?.focus()
    return () => {
      box.close()
      const at = document.activeElement
      // If there is nothing to return the focus to, an element inside keeps it for a moment.
      const lost = at === null || at === document.body || box.contains(at)
      if (!lost) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else headingIn(around)?.focus()
    }
  }, [open, focus, fallback])

  return dialog
}

function parentsOf(element: Element | null): Element[] {
  const parents: Element[] = []
  for (let one = element?.parentElement; one; one = one.parentElement) parents.push(one)
  return parents
}

/** The heading nearest to a button that no longer exists, because the dialog did what the button was for. */
function headingIn(parents: Element[]): HTMLElement | undefined {
  for (const parent of parents) {
    const heading = parent.isConnected && parent.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
}
