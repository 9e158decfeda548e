import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'

interface Props {
  open?: boolean
  onStay: () => void
  onLogOut: () => unknown
}

/** Asks before logging out would delete drafts from this device that are saved nowhere else. */
export function UnsavedDialog({ open = true, onStay, onLogOut }: Props) {
  const t = useTranslations('common.unsaved')
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={t('title')}
      primary={{ word: 'stay', onPress: onStay }}
      secondary={{ word: 'logOut', onPress: onLogOut }}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}
