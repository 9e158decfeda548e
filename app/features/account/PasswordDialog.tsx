import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { passwordProblem } from '../../lib/problems.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts'

interface Props {
  open: boolean
  onClose: () => void
  words: {
    title: string
    password: string
    cancel: string
    confirm: string
    confirming: string
    failed: string
  }
  /** False: the account has none; then `onConfirm` gets an empty one. */
  asksPassword?: boolean
  /** A failure is shown here, at the password field if the password is wrong. */
  onConfirm: (password: string) => Promise<void>
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
  children?: ReactNode
}

/** Asks for the password again before an action that a stranger at an open session must not do. */
export function PasswordDialog(props: Props) {
  const { open, onClose, words, asksPassword = true, onConfirm, redirectOnAuthError, children } = props
  const [password, setPassword] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const field = useRef<HTMLDivElement>(null)
  useFocusFirstError(field, refusals)
  const problem = failure?.field === 'password' ? failure.message : passwordProblem(password)

  function close() {
    setPassword('')
    setRefusals(0)
    setFailure(null)
    onClose()
  }

  async function submit() {
    if (busy) return
    if (asksPassword && passwordProblem(password)) return setRefusals(refusals + 1)
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm(password)
      close()
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      setFailure(reason instanceof ApiError ? reason : new ApiError(0, {}))
      setRefusals(refusals + 1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" look="ink" busy={busy} busyLabel={words.confirming}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure && failure.field !== 'password' && (
        <Notice kind="error" title={words.failed}>
          {failure.message}
        </Notice>
      )}
      {asksPassword && (
        <div ref={field}>
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            value={password}
            error={refusals > 0 && problem}
            onChange={(event) => {
              setPassword(event.target.value)
              setFailure(null)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
