import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'

interface Props {
  open: boolean
  /** How many photos are still being prepared. */
  count: number
  onKeep: () => void
  onApprove: () => Promise<void>
}

/** Asks before a memory is approved with photos that nobody has seen; waiting is the safe default. */
export function ApproveUnseenDialog({ open, count, onKeep, onApprove }: Props) {
  const t = useTranslations('dashboard.contributions.unseen')
  return (
    <ConfirmDialog
      open={open}
      onClose={onKeep}
      title={t('title')}
      primary={{ label: t('keep'), onPress: onKeep }}
      secondary={{ label: t('approve'), onPress: onApprove }}
    >
      <p>{t('text', { count })}</p>
    </ConfirmDialog>
  )
}
