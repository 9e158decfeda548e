import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'

interface Props {
  /** Whether the other kind of message is kept but not used. */
  isAside: boolean
  /** Whether the other kind of message is also used. */
  isToo: boolean
}

/** Shown below the text: says whether the recording is used or kept. */
export function VideoNote({ isAside, isToo, onUse }: Props & { onUse: () => void }) {
  const t = useTranslations('message.text')
  if (isToo) return <p className="small quiet">{t('videoToo')}</p>
  if (!isAside) return null
  return (
    <p className="small quiet">
      {t('videoAside')}{' '}
      <Button look="link" onPress={onUse}>
        {t('useVideo')}
      </Button>
    </p>
  )
}

/** Shown below the recording: says whether the text is used or kept. */
export function TextNote({ isAside, isToo }: Props) {
  const t = useTranslations('message.video')
  if (isToo) return <p className="small quiet">{t('textToo')}</p>
  return isAside && <p className="small quiet">{t('textAside')}</p>
}
