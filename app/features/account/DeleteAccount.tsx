import { useRef, useState } from 'react'
import { deleteAccount, type User } from '#contract/accounts.ts'
import { ApiError, call } from '../../lib/api.ts'
import { passwordProblem } from '../../lib/problems.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts'
import styles from './DeleteAccount.module.css'

interface Props {
  /** Whether a memorial would be without its owner. */
  ownsMemorials: boolean
  onAsked: (user: User) => void
  /** Whether a failed call has led elsewhere. */
  ledAway: (reason: unknown) => boolean
}

/** Says in plain words what would happen, and asks for the password (docs/decisions/0102). */
export function DeleteAccount({ ownsMemorials, onAsked, ledAway }: Props) {
  const t = useTranslations('settings.leaving')
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const field = useRef<HTMLDivElement>(null)
  useFocusFirstError(field, refusals)
  const problem = failure?.field === 'password' ? failure.message : passwordProblem(password)

  function show(isOpen: boolean) {
    setOpen(isOpen)
    setPassword('')
    setRefusals(0)
    setFailure(null)
  }

  async function submit() {
    if (busy) return
    if (passwordProblem(password)) return setRefusals(refusals + 1)
    setBusy(true)
    setFailure(null)
    try {
      const { user } = await call(deleteAccount, { body: { password } })
      show(false)
      onAsked(user)
    } catch (reason) {
      if (ledAway(reason)) return
      setFailure(reason instanceof ApiError ? reason : new ApiError(0, {}))
      setRefusals(refusals + 1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        <Button onPress={() => show(true)}>{t('ask')}</Button>
      </p>
      <Dialog
        open={open}
        onClose={() => show(false)}
        title={t('question')}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button onPress={() => show(false)}>{t('cancel')}</Button>
            <Button type="submit" look="ink" busy={busy} busyLabel={t('confirming')}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <p>{t('wait')}</p>
        <div className={styles.what}>
          <h3>{t('what')}</h3>
          <ul>
            <li>{t('coHost')}</li>
            <li>{t('alone')}</li>
            <li>{t('contributions')}</li>
            <li>{t('rsvps')}</li>
            <li>{t('donations')}</li>
          </ul>
        </div>
        {ownsMemorials && <Notice>{t('keepMemorial')}</Notice>}
        {failure && failure.field !== 'password' && (
          <Notice kind="error" title={t('failed')}>
            {failure.message}
          </Notice>
        )}
        <div ref={field}>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={password}
            error={refusals > 0 && problem}
            onChange={(event) => {
              setPassword(event.target.value)
              setFailure(null)
            }}
          />
        </div>
      </Dialog>
    </>
  )
}
