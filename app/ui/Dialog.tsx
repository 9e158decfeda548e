import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, type SyntheticEvent, useId, useRef } from 'react'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { useBackCloses } from './use-back-closes.ts'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  /** Asked for by Esc and by Close; the caller decides, and sets `open`. */
  onClose: () => void
  title: ReactNode
  /** A short line above the title, such as '1 of 3'. */
  eyebrow?: ReactNode
  children: ReactNode
  /** Names what it shows, for a dialog of several views: a new one begins at its top, and its title has the focus. */
  view?: string
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
  /** A quiet line on the left of the actions. */
  note?: ReactNode
  /** 500, 520 or 600 px. */
  width?: 'narrow' | 'medium' | 'wide'
  /** A Close button beside the title; for dialogs whose actions do not close them. */
  closable?: boolean | undefined
  /** `alertdialog` has its body read out at once: for questions and errors. */
  role?: 'dialog' | 'alertdialog'
  /** Makes the dialog a form, so that Enter sends it and `type="submit"` works in the actions. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Whether the browser's Back closes it: not where Back is what it asks about. */
  backCloses?: boolean | undefined
  /** What has the focus at first; the title, if not given. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A native modal dialog: in the middle of a wide screen, rising from the foot of a phone. The browser keeps
 * the focus inside and the page behind it inert. A press beside it does not close it: what was typed matters more.
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

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // the cancel of a file input inside comes up here as well
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
      <header className={styles.header}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
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
      <div className={styles.body} id={bodyId}>
        {children}
      </div>
      {(actions || note) && (
        <footer className={styles.actions}>
          {note && <p className={styles.note}>{note}</p>}
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
        // This is told a moment after the closing: meanwhile it may have been taken out of the page, with another in
        // its place, or opened again.
        if (!event.currentTarget.isConnected || event.currentTarget.open) return
        // closed by the browser itself, which some do at a second Esc without asking
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
