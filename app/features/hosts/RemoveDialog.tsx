import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { type Host, leaveMemorial, removeHost } from '#contract/hosts.ts'
import { hostLabel } from './host-label.ts'
import type { Attempt } from './use-attempt.ts'
import type { HostLists } from './use-hosts.ts'

interface Props {
  memorialUuid: string
  host: Host
  /** The owner's name. */
  owner: string
  isYou: boolean
  attempt: Attempt
  onKeep: () => void
  onRemoved: (lists: HostLists) => void
  onLeft: () => Promise<void>
}

/** Asks before somebody is removed or leaves, because it takes effect at once. */
export function RemoveDialog(props: Props) {
  const { memorialUuid, host, owner, isYou, attempt, onKeep, onRemoved, onLeft } = props
  const t = useTranslations('hosts')
  const [error, setError] = useState<string | null>(null)
  const { userUuid } = host
  const who = hostLabel(host)

  async function remove() {
    const problem = await attempt(t('remove.failed'), async () => {
      if (!isYou) return onRemoved(await call(removeHost, { params: { memorialUuid, userUuid } }))
      await call(leaveMemorial, { params: { memorialUuid } })
      await onLeft()
    })
    setError(problem)
  }

  return (
    <ConfirmDialog
      open
      onClose={onKeep}
      title={isYou ? t('leave.title') : t('remove.title', { who })}
      primary={{ label: isYou ? t('leave.stay') : t('remove.keep'), onPress: onKeep }}
      secondary={{
        label: isYou ? t('leave.leave') : t('remove.remove'),
        busyLabel: isYou ? t('leave.leaving') : t('remove.removing'),
        onPress: remove,
      }}
    >
      <p>{isYou ? t('leave.body', { owner }) : t('remove.body', { who })}</p>
      {error && <FieldError>{error}</FieldError>}
    </ConfirmDialog>
  )
}
