import { useTranslations } from '#app/messages/index.tsx'
import { MessageDialog } from '#app/ui/ConfirmDialog.tsx'

/** Says that the message was not saved, and why. All of it is still on this device. */
export function SaveFailedDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  const t = useTranslations('message.saveFailed')
  return (
    <MessageDialog open onClose={onClose} title={t('title')}>
      <p>{message ?? t('fallback')}</p>
      <p>{t('kept')}</p>
    </MessageDialog>
  )
}
