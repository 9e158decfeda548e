import { type ReactNode, useRef, useState } from 'react'
import { passwordProblem } from '../../lib/problems.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts'

interface Props {
  open: boolean
  onClose: () => void
  words: { title: string; confirm: ReactNode; confirming: ReactNode; failed: string }
  /** False: the account has none; then `onConfirm` gets an empty one. */
  asksPassword?: boolean
  /** A failure is shown here, at the password field if the password is wrong. */
  onConfirm: (password: string) => Promise<void>
  children?: ReactNode
}

/**
 * Asks for the password again before an action that a stranger at an open session must not do. Needs the messages of
 * `settings`.
 */
export function PasswordDialog({ open, onClose, words, asksPassword = true, onConfirm, children }: Props) {
  const t = useTranslations('settings')
  const [password, setPassword] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const { failure, clear, attempt } = useAction()
  const field = useRef<HTMLDivElement>(null)
  useFocusFirstError(field, refusals)
  const isWrong = failure?.field === 'password'

  function close() {
    setPassword('')
    setRefusals(0)
    clear()
    onClose()
  }

  async function submit() {
    if (busy) return
    if (asksPassword && passwordProblem(password)) return setRefusals(refusals + 1)
    setBusy(true)
    if (await attempt(() => onConfirm(password))) close()
    else setRefusals(refusals + 1)
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={close} word="cancel" />
          <Button type="submit" look="ink" busy={busy} busyLabel={words.confirming}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure && !isWrong && (
        <Notice kind="error" title={words.failed}>
          {failure.message}
        </Notice>
      )}
      {asksPassword && (
        <div ref={field}>
          <PasswordField
            label={t('password.title')}
            autoComplete="current-password"
            value={password}
            error={refusals > 0 && (isWrong ? failure.message : passwordProblem(password))}
            onChange={(event) => {
              setPassword(event.target.value)
              clear()
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
