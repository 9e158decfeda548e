import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepAccount, type User } from '#contract/accounts.ts'
import { call } from '../../lib/api.ts'
import { formatDay } from '../../lib/dates.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface KeepProps {
  onKept: (user: User) => Promise<void> | void
  /** Shown below the button. */
  children?: ReactNode
}

/** The button that cancels the deletion. */
export function KeepAccount({ onKept, children }: KeepProps) {
  const t = useTranslations('account.due')
  const { error, attempt } = useAction()
  return (
    <>
      {error && (
        <Notice kind="error" title={t('failed')}>
          {error}
        </Notice>
      )}
      <Button
        look="primary"
        onPress={() => attempt(async () => onKept((await call(keepAccount)).user))}
        busyWord="moment"
      >
        {t('keep')}
      </Button>
      {children}
    </>
  )
}

/**
 * Tells until when a deletion can be cancelled, with the button for it; afterwards, that the account stays. Takes the
 * focus when either appears.
 */
export function PendingDeletion({ user, onKept }: { user: User; onKept: (user: User) => void }) {
  const t = useTranslations('account.due')
  const { deletionDueAt = null } = user
  const [wasDue, setWasDue] = useState(deletionDueAt !== null)
  if (deletionDueAt !== null && !wasDue) setWasDue(true)
  const before = useRef(deletionDueAt)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (before.current === deletionDueAt) return
    before.current = deletionDueAt
    place.current?.focus()
  }, [deletionDueAt])

  if (!wasDue && deletionDueAt === null) return null
  return (
    <div ref={place} tabIndex={-1}>
      {deletionDueAt ? (
        <Notice
          title={t('title', { date: formatDay(deletionDueAt) })}
          action={<KeepAccount onKept={onKept} />}
        >
          {t('help')}
        </Notice>
      ) : (
        <Notice kind="success" title={t('kept')}>
          {t('keptHelp')}
        </Notice>
      )}
    </div>
  )
}
