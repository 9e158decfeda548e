import { call } from '#app/lib/api.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Answer } from '#contract/endpoint.ts'
import { type Host, leaveMemorial, removeHost } from '#contract/hosts.ts'
import { hostLabel } from './host-label.ts'

interface Props {
  memorialUuid: string
  host: Host
  /** The owner's name. */
  owner: string
  isYou: boolean
  onKeep: () => void
  onRemoved: (lists: Answer<typeof removeHost>) => void
  onLeft: () => Promise<void>
}

/** Asks before somebody is removed or leaves, because it takes effect at once. */
export function RemoveDialog(props: Props) {
  const { memorialUuid, host, owner, isYou, onKeep, onRemoved, onLeft } = props
  const t = useTranslations('hosts')
  const { error, attempt } = useAction()
  const { userUuid } = host
  const who = hostLabel(host)

  const remove = () =>
    attempt(async () => {
      if (!isYou) return onRemoved(await call(removeHost, { params: { memorialUuid, userUuid } }))
      await call(leaveMemorial, { params: { memorialUuid } })
      await onLeft()
    })

  return (
    <ConfirmDialog
      open
      onClose={onKeep}
      title={isYou ? t('leave.title') : t('remove.title', { who })}
      primary={{ ...(isYou ? { word: 'stay' } : { label: t('remove.keep') }), onPress: onKeep }}
      secondary={{
        label: isYou ? t('people.leave') : t('people.remove'),
        busyLabel: isYou ? t('leave.leaving') : t('remove.removing'),
        onPress: remove,
      }}
    >
      <p>{isYou ? t('leave.body', { owner }) : t('remove.body', { who })}</p>
      {error && <FieldError>{error}</FieldError>}
    </ConfirmDialog>
  )
}
