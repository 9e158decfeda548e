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
    if (!box.open) box.showModal()
    const first = focus?.current ?? fallback.current
    first?.focus()
    return () => {
      box.close()
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open, focus, fallback])

  return dialog
}
