import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Options {
  open: boolean
  /** What has the focus when it opens; without it, the element that `fallback` points at. */
  focus?: RefObject<HTMLElement | null> | undefined
  fallback: RefObject<HTMLElement | null>
}

/**
 * Opens and closes a native modal dialog with React's state, and gives the focus back to what had it, even
 * when the dialog is taken out of the page while open.
 */
export function useModal({ open, focus, fallback }: Options): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)

  // a layout effect's cleanup runs while the dialog is still in the page, so that `close` can restore focus
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
      // What has the focus inside keeps it for a moment longer, where there is nothing left to give it back to.
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

/** What stood around a button that is gone, since the dialog did what it was for, is called by its heading. */
function headingIn(parents: Element[]): HTMLElement | undefined {
  for (const parent of parents) {
    const heading = parent.isConnected && parent.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
}
