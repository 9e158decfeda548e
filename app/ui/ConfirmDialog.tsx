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
  /** To leave everything as it is, where the other two both do something. */
  tertiary?: Choice | undefined
  backCloses?: boolean | undefined
}

/** A question with one to three answers, for instance 'Unsaved Changes': Stay, or Leave without saving. */
export function ConfirmDialog({ open, onClose, title, children, backCloses, ...choices }: Props) {
  const { primary, secondary, tertiary } = choices
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      backCloses={backCloses}
      role="alertdialog"
      width={tertiary ? 'wide' : 'narrow'}
      actions={
        <>
          {tertiary && (
            <Button look="plain" onPress={tertiary.onPress} busyLabel={tertiary.busyLabel}>
              {tertiary.label}
            </Button>
          )}
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
export function MessageDialog(props: Omit<Props, 'primary' | 'secondary' | 'tertiary'>) {
  const t = useTranslations('common')
  return <ConfirmDialog {...props} primary={{ label: t('ok'), onPress: props.onClose }} />
}
