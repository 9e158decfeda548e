import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** `onPress` may return a promise; the button is busy until it settles. The caller closes the dialog. */
type Choice = Pick<ComponentProps<typeof Button>, 'word' | 'busyLabel' | 'busyWord'> & {
  label?: ReactNode
  onPress: () => unknown
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
          {tertiary && <ChoiceButton look="plain" {...tertiary} />}
          {secondary && <ChoiceButton {...secondary} />}
          <ChoiceButton look="primary" {...primary} />
        </>
      }
    >
      {children}
    </Dialog>
  )
}

const ChoiceButton = ({ label, ...rest }: Choice & { look?: ButtonLook }) => (
  <Button {...rest}>{label}</Button>
)

/** A message that must be read before going on, such as an error, with a single OK button. */
export function MessageDialog(props: Omit<Props, 'primary' | 'secondary' | 'tertiary'>) {
  return <ConfirmDialog {...props} primary={{ word: 'ok', onPress: props.onClose }} />
}
