import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { MessageMode } from './message-mode.ts'

interface Props {
  /** Which one is open. */
  mode: MessageMode
  hasText: boolean
  onSwitch: () => unknown
  onRemoveVideo: () => void
}

/** Shown below a text or a video where there is the other, too: says which one people see, and offers the other. */
export function OtherMessage({ mode, hasText, onSwitch, onRemoveVideo }: Props) {
  const t = useTranslations('message')
  const isText = mode === 'text'
  const besideText = t(hasText ? 'text.videoAside' : 'text.videoShown')
  return (
    <p className="small quiet">
      {isText ? besideText : t('video.textAside')}{' '}
      {hasText && (
        <Button look="link" onPress={onSwitch}>
          {t(isText ? 'text.useVideo' : 'video.useText')}
        </Button>
      )}{' '}
      {isText && (
        <Button look="link" onPress={onRemoveVideo}>
          {t('text.removeVideo')}
        </Button>
      )}
    </p>
  )
}
