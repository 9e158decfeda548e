import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ChooseVideo } from './ChooseVideo.tsx'
import type { ChosenVideo } from './clips.ts'

interface Props {
  onFile: (file: File) => Promise<ChosenVideo>
  onWrite: () => unknown
}

/** For browsers that cannot record: offers the phone's camera app, a file, or a written message. */
export function Unsupported({ onFile, onWrite }: Props) {
  const t = useTranslations('message')
  return (
    <div className="stack">
      <Notice title={t('unsupported.title')}>{t('unsupported.help')}</Notice>
      <ChooseVideo onFile={onFile} withCamera={navigator.maxTouchPoints > 0} />
      <div className="row">
        <Button look="link" onPress={onWrite}>
          {t('video.changedMind')}
        </Button>
      </div>
    </div>
  )
}
