import { useState } from 'react'
import { deleteAccount, type User } from '#contract/accounts.ts'
import { call } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './DeleteAccount.module.css'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Props {
  /** Whether the person owns memorials, which would then have no owner. */
  ownsMemorials: boolean
  hasPassword: boolean
  onAsked: (user: User) => void
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Explains what deletion does, and asks for the password (docs/decisions/0007). */
export function DeleteAccount({ ownsMemorials, hasPassword, onAsked, redirectOnAuthError }: Props) {
  const t = useTranslations('settings.leaving')
  const [open, setOpen] = useState(false)
  const words = {
    title: t('question'),
    password: t('password'),
    cancel: t('cancel'),
    confirm: t('confirm'),
    confirming: t('confirming'),
    failed: t('failed'),
  }

  async function ask(password: string) {
    const { user } = await call(deleteAccount, { body: { password: hasPassword ? password : null } })
    onAsked(user)
  }

  return (
    <>
      <p>
        <Button onPress={() => setOpen(true)}>{t('ask')}</Button>
      </p>
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        words={words}
        asksPassword={hasPassword}
        onConfirm={ask}
        redirectOnAuthError={redirectOnAuthError}
      >
        <p>{t('wait')}</p>
        <div className={`stack s3 ${styles.what}`}>
          <h3>{t('what')}</h3>
          <ul className="stack s2 bullets">
            <li>{t('coHost')}</li>
            <li>{t('alone')}</li>
            <li>{t('contributions')}</li>
            <li>{t('rsvps')}</li>
            <li>{t('donations')}</li>
          </ul>
        </div>
        {ownsMemorials && <Notice>{t('keepMemorial')}</Notice>}
      </PasswordDialog>
    </>
  )
}
