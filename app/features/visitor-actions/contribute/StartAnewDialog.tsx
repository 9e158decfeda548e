import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { startAnew } from './start-anew.ts'

interface Props {
  open: boolean
  onClose: () => void
  slug: string
  /** First name of the person before; empty where it is not known. */
  name: string
  /** Something is written and not sent. */
  isUnsent: boolean
}

/** Says what this device forgets, and asks, before the next person starts. */
export function StartAnewDialog({ open, onClose, slug, name, isUnsent }: Props) {
  const t = useTranslations('visitContributing')

  function told(): string {
    if (name === '') return t('startAnewUnnamed')
    return t(isUnsent ? 'startAnewText' : 'startAnewSentText', { name })
  }

  const stay = { label: t('notAnew'), onPress: onClose }
  const leave = { label: t('startAnewNow'), onPress: () => startAnew(slug) }
  // It was pressed for: only where something would be lost, staying is the larger choice.
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('startAnew')}
      primary={isUnsent ? stay : leave}
      secondary={isUnsent ? leave : stay}
    >
      <p>{told()}</p>
    </ConfirmDialog>
  )
}
