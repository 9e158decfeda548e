import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { InterruptedRecordings } from './use-interrupted-recordings.ts'

/** Offers an interrupted recording, or says that it is already used as the message. */
export function InterruptedRecordingNotice({ offered, outcome, review, discard }: InterruptedRecordings) {
  const t = useTranslations('message.leftover')
  if (offered === null) return outcome && <Notice>{t(outcome)}</Notice>
  return (
    <Notice
      title={t('title')}
      action={
        <div className="row">
          <Button onPress={review}>{t('review')}</Button>
          <Button look="link" onPress={discard}>
            {t('discard')}
          </Button>
        </div>
      }
    >
      {t('help')}
    </Notice>
  )
}
