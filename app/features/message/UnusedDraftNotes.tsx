import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'

interface Props {
  /** The other one is kept and not used. */
  isAside: boolean
  /** The other one is used as well. */
  isToo: boolean
}

/** Under the words: what has become of the recording. */
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

/** Under the recording: what has become of the words. */
export function TextNote({ isAside, isToo }: Props) {
  const t = useTranslations('message.video')
  if (isToo) return <p className="small quiet">{t('textToo')}</p>
  return isAside && <p className="small quiet">{t('textAside')}</p>
}
