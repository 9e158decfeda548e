import { Download, Play } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import type { Media } from '../../contract/media.ts'
import { formatLength } from '../lib/recording/timer.ts'
import { useTranslations } from '../messages/index.tsx'
import { AnchorButton } from './AnchorButton.tsx'
import { Icon } from './Icon.tsx'
import { summaryLine } from './ReadMore.tsx'
import styles from './RecordingCard.module.css'
import { VideoPlayer } from './VideoPlayer.tsx'

interface Props {
  recording: Media
  /** Who added it; null: Anonymous. */
  from: string | null
}

const SOUND = 2

/**
 * A voice or film of a memory. A `details`, so that it opens without script, and no byte of it is loaded before; with script
 * it plays when it opens. What is said is folded below it.
 */
export function RecordingCard({ recording, from }: Props) {
  const t = useTranslations('recordings')
  const { mediaType, state, transcript } = recording
  if (state !== 'READY')
    return (
      <p className={`note ${styles.notYet}`} role="status">
        {state === 'PROCESSING' ? t('preparing') : t('failed')}
      </p>
    )
  return (
    <div className="stack s2">
      {mediaType === SOUND ? <Voice {...{ recording, from }} /> : <Film {...{ recording, from }} />}
      {transcript && (
        <details className={styles.said}>
          <summary className={summaryLine}>{t('said')}</summary>
          <p dir="auto">{transcript}</p>
        </details>
      )}
    </div>
  )
}

function Voice({ recording, from }: Props) {
  const t = useTranslations('recordings')
  const { sources, durationSeconds, url } = recording
  const label = from ? t('hear', { name: from }) : t('hearAnonymous')
  return (
    <details className={styles.voice} data-recording onToggle={playOrRest}>
      <summary>
        <span className={styles.disc}>
          <Icon of={Play} />
        </span>
        <span>{label}</span>
        {durationSeconds !== null && (
          <span className={`note tabular ${styles.length}`}>{formatLength(durationSeconds)}</span>
        )}
      </summary>
      <div className={styles.player} data-video>
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below it, once somebody has written it down */}
        <audio controls preload="none" aria-label={label}>
          {sources?.map(({ url: src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </audio>
        <div className={styles.unplayable}>
          <p>{t('unplayable')}</p>
          <AnchorButton icon={Download} href={url} download>
            {t('save')}
          </AnchorButton>
        </div>
      </div>
    </details>
  )
}

function Film({ recording, from }: Props) {
  const t = useTranslations('recordings')
  const { poster, durationSeconds } = recording
  const label = from ? t('watch', { name: from }) : t('watchAnonymous')
  return (
    <details className={styles.film} data-recording onToggle={playOrRest}>
      <summary>
        <span className={styles.image}>
          {poster && (
            <img
              src={poster.url}
              width={poster.width}
              height={poster.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <span className={styles.disc}>
            <Icon of={Play} />
          </span>
        </span>
        <span className={`wrap strong ${styles.words}`}>
          <span>{label}</span>
          {durationSeconds !== null && (
            <span className={`note tabular ${styles.length}`}>{formatLength(durationSeconds)}</span>
          )}
        </span>
      </summary>
      <VideoPlayer video={recording} label={label} className={styles.video} waits fileName="film" />
    </details>
  )
}

/** On static pages `islands/videos.ts` does the same. */
function playOrRest({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const player = currentTarget.querySelector<HTMLMediaElement>('audio, video')
  if (!player) return
  if (currentTarget.open) void player.play().catch(() => {})
  else player.pause()
}
