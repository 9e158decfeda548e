import { guidedBrowser } from '#app/lib/recording/browser.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import styles from './CameraDialog.module.css'

interface Props {
  fault: 'denied' | 'unavailable'
  onClose: () => void
  onRetry: () => void
  onWrite: () => void
}

/** Explains why there is no camera, and what to do about it in this browser. */
export function CameraDialog({ fault, onClose, onRetry, onWrite }: Props) {
  const t = useTranslations('message.camera')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      role="alertdialog"
      closable
      actions={
        <>
          <Button onPress={onWrite}>{t('write')}</Button>
          <Button look="primary" onPress={onRetry} word="tryAgain" />
        </>
      }
    >
      <p>{t(fault)}</p>
      {fault === 'denied' && <Steps />}
      <p>{t('orWrite')}</p>
    </Dialog>
  )
}

function Steps() {
  const t = useTranslations('message.camera')
  const browser = guidedBrowser(navigator)
  return (
    <div className={`stack s2 ${styles.steps}`}>
      <p>{t('allow')}</p>
      <ol>
        {(['one', 'two'] as const).map((step) => (
          <li key={step}>{t(`steps.${browser}.${step}`)}</li>
        ))}
        <li>{t(browser === 'firefox' ? 'steps.firefox.three' : 'comeBack')}</li>
      </ol>
    </div>
  )
}
