import { useTranslations } from '#app/messages/index.tsx'
import { MessageDialog } from '#app/ui/ConfirmDialog.tsx'

/** The message was not saved, and why. It is all still there. */
export function SaveFailedDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  const t = useTranslations('message.saveFailed')
  return (
    <MessageDialog open onClose={onClose} title={t('title')}>
      <p>{message ?? t('fallback')}</p>
      <p>{t('kept')}</p>
    </MessageDialog>
  )
}
