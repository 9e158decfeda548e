import { X } from 'lucide-react'
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { useBackCloses } from './use-back-closes.ts'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  /** Called on Esc and Close; the caller decides and sets `open`. */
  onClose: () => void
  title: ReactNode
  /** A short line above the title, such as '1 of 3'. */
  eyebrow?: ReactNode
  children: ReactNode
  /**
   * Id of the current view, for a dialog with several: a new view starts scrolled to its top, with the focus on its
   * title.
   */
  view?: string
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
  /** A short text to the left of the actions. */
  note?: ReactNode
  /** 500, 520 or 600 px, or most of the screen. */
  width?: 'narrow' | 'medium' | 'wide' | 'full'
  /** Shows a Close button next to the title; for dialogs whose actions do not close them. */
  closable?: boolean | undefined
  /** Screen readers read all of an `alertdialog` at once: for questions and errors. */
  role?: 'dialog' | 'alertdialog'
  /** Makes the dialog a form, so that Enter submits it and `type="submit"` works in the actions. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Whether the browser's Back closes it; false where the dialog asks about going back. */
  backCloses?: boolean | undefined
  /** The element that gets the focus first; by default the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A native modal dialog: centred on a wide screen, at the bottom of a phone. The browser keeps the focus inside and
 * makes the page behind it inert. A press outside does not close it, so that typed text is not lost.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, eyebrow, children, actions, note, width = 'medium', closable } = props
  const { role = 'dialog', onSubmit, initialFocus, view = '', backCloses = true } = props
  const t = useTranslations('common')
  const titleId = useId()
  const bodyId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useModal({ open, focus: initialFocus, fallback: heading })
  useViewChange(view, { within: dialog })
  useBackCloses(open && backCloses, onClose)
  const footer = useRef<HTMLElement>(null)
  const hasFooter = open && Boolean(actions || note)
  // What is scrolled into view stays clear of the buttons, however many lines they take.
  useEffect(() => {
    if (!hasFooter || !footer.current) return
    const { current: buttons } = footer
    const observer = new ResizeObserver(() =>
      dialog.current?.style.setProperty('--actions', `${buttons.offsetHeight}px`),
    )
    observer.observe(buttons)
    return () => observer.disconnect()
  }, [hasFooter, dialog])

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // the cancel event of a file input inside bubbles up to here as well
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit?.(event)
  }

  const content = (
    <>
      <header className={`apart s4 ${styles.header}`}>
        <div>
          {eyebrow && <p className="note tabular">{eyebrow}</p>}
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {closable && (
          <Button look="tool" icon={X} onPress={onClose}>
            {t('close')}
          </Button>
        )}
      </header>
      <div className={`stack ${styles.body}`} id={bodyId}>
        {children}
      </div>
      {(actions || note) && (
        <footer ref={footer} className={`row s3 ends ruled ${styles.actions}`}>
          {note && <p className={`note ${styles.note}`}>{note}</p>}
          {actions}
        </footer>
      )}
    </>
  )

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[width])}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={handleCancel}
      onClose={(event) => {
        // The event comes a moment after closing: the dialog may have been removed and replaced by another, or opened
        // again.
        if (!event.currentTarget.isConnected || event.currentTarget.open) return
        // closed by the browser itself: some do that at a second Esc without asking
        if (open && event.target === event.currentTarget) onClose()
      }}
    >
      {open && onSubmit && (
        <form noValidate onSubmit={handleSubmit}>
          {content}
        </form>
      )}
      {open && !onSubmit && content}
    </dialog>
  )
}
