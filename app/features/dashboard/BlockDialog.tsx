import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'

interface Props {
  open: boolean
  /** Of the contributor. */
  name: string
  onKeep: () => void
  onBlock: () => Promise<void>
}

/** Asks before somebody is blocked from a memorial; Cancel is the safe default. */
export function BlockDialog({ open, name, onKeep, onBlock }: Props) {
  const t = useTranslations('dashboard.contributions.blocking')
  return (
    <ConfirmDialog
      open={open}
      onClose={onKeep}
      title={t('title', { name })}
      primary={{ label: t('keep'), onPress: onKeep }}
      secondary={{ label: t('block'), onPress: onBlock }}
    >
      <p>{t('text')}</p>
      <p>{t('back')}</p>
    </ConfirmDialog>
  )
}
