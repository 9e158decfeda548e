import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { leaveMemorial } from '#contract/hosts.ts'

interface Props {
  memorialUuid: string
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
  onLeft: () => Promise<void>
}

/** Lets a helper stop moderating the memorial. */
export function LeaveModeration({ memorialUuid, redirectOnAuthError, onLeft }: Props) {
  const t = useTranslations('moderation.leave')
  const [asks, setAsks] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function leave() {
    setError(null)
    try {
      await call(leaveMemorial, { params: { memorialUuid } })
      await onLeft()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (!redirectOnAuthError(reason)) setError(reason.message || t('failed'))
    }
  }

  return (
    <>
      <p>
        <Button look="link" onPress={() => setAsks(true)}>
          {t('ask')}
        </Button>
      </p>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('title')}
        primary={{ label: t('stay'), onPress: () => setAsks(false) }}
        secondary={{ label: t('confirm'), busyLabel: t('confirming'), onPress: leave }}
      >
        <p>{t('text')}</p>
        {error && <FieldError>{error}</FieldError>}
      </ConfirmDialog>
    </>
  )
}
