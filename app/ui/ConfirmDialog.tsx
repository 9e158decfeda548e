import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Choice {
  label: ReactNode
  /** May return a promise; the button is busy until it settles. The caller closes the dialog. */
  onPress: () => unknown
  busyLabel?: ReactNode
}

interface Props {
  open: boolean
  /** Called on Esc; should do the same as the safer choice. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The safer or the expected answer. */
  primary: Choice
  secondary?: Choice | undefined
  backCloses?: boolean | undefined
}

/** A question with one or two answers, for instance 'Unsaved Changes': Stay, or Leave without saving. */
export function ConfirmDialog({ open, onClose, title, children, primary, secondary, backCloses }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      backCloses={backCloses}
      role="alertdialog"
      width="narrow"
      actions={
        <>
          {secondary && (
            <Button onPress={secondary.onPress} busyLabel={secondary.busyLabel}>
              {secondary.label}
            </Button>
          )}
          <Button look="primary" onPress={primary.onPress} busyLabel={primary.busyLabel}>
            {primary.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** A message that must be read before going on, such as an error, with a single OK button. */
export function MessageDialog(props: Omit<Props, 'primary' | 'secondary'>) {
  const t = useTranslations('common')
  return <ConfirmDialog {...props} primary={{ label: t('ok'), onPress: props.onClose }} />
}
