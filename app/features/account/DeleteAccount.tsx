import { useState } from 'react'
import { Word } from '#app/ui/Word.tsx'
import { deleteAccount, type User } from '#contract/accounts.ts'
import { call } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Props {
  /** Whether the person owns memorials, which would then have no owner. */
  ownsMemorials: boolean
  hasPassword: boolean
  onAsked: (user: User) => void
}

/** Explains what deletion does, and asks for the password (docs/decisions/0007). */
export function DeleteAccount({ ownsMemorials, hasPassword, onAsked }: Props) {
  const t = useTranslations('settings.leaving')
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>
        <Button onPress={() => setOpen(true)}>{t('title')}</Button>
      </p>
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        words={{
          title: t('question'),
          confirm: t('confirm'),
          confirming: <Word of="moment" />,
          failed: t('failed'),
        }}
        asksPassword={hasPassword}
        onConfirm={async (password) =>
          onAsked((await call(deleteAccount, { body: { password: hasPassword ? password : null } })).user)
        }
      >
        <p>{t('wait')}</p>
        <div className="stack s3">
          <p className="strong">{t('what')}</p>
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
