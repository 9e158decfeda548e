import { Download } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { captionsAddress } from '../../contract/captions.ts'
import { fileSize } from '../lib/file-size.ts'
import { type StoredVideo, storedVideo } from '../lib/stored-video.ts'
import { useTranslations } from '../messages/index.tsx'
import { AnchorButton } from './AnchorButton.tsx'
import styles from './VideoPlayer.module.css'

interface Props {
  video: StoredVideo
  /** Describes the video to screen readers. */
  label: string
  /** Class of the video element. */
  className?: string | undefined
  player?: RefObject<HTMLVideoElement | null>
  /** Whether the video's still is shown when it cannot be played. */
  withStill?: boolean
  onUnplayable?: () => void
  /** Nothing of it is loaded before it is played, not even its still. */
  waits?: boolean
  /** Of the saved file, without its ending. */
  fileName?: string
}

/**
 * Plays a stored video from the first file that the browser supports. If none can be played, it says so and offers the
 * file. On static pages `islands/videos.ts` detects that; without script the file is offered at once.
 */
export function VideoPlayer({
  video,
  label,
  className,
  player,
  withStill = true,
  onUnplayable,
  waits = false,
  fileName = 'host-message',
}: Props) {
  const t = useTranslations('video')
  const [unplayable, setUnplayable] = useState(false)
  const { sources, poster } = storedVideo(video)
  const still = withStill && video.poster
  if (video.state !== 'READY') return <NotYet video={video} still={still} />
  function fail() {
    setUnplayable(true)
    onUnplayable?.()
  }
  return (
    <div className={styles.player} data-video data-unplayable={unplayable || undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: it has captions once somebody has written down what is said */}
      <video
        ref={player}
        className={className}
        poster={waits ? undefined : poster}
        width={video.width ?? undefined}
        height={video.height ?? undefined}
        controls
        playsInline
        preload={waits ? 'none' : 'metadata'}
        aria-label={label}
        onError={({ currentTarget }) => currentTarget.error?.code === MediaError.MEDIA_ERR_DECODE && fail()}
      >
        {sources.map((source, at) => (
          <source key={source.src} {...source} onError={at === sources.length - 1 ? fail : undefined} />
        ))}
        {video.transcript && (
          <track
            kind="captions"
            src={captionsAddress(video.transcript, video.durationSeconds)}
            label={t('captions')}
          />
        )}
        <SaveLink video={video} name={fileName} />
      </video>
      <div className={styles.unplayable}>
        {still && (
          <img
            className={styles.still}
            src={still.url}
            width={still.width}
            height={still.height}
            alt=""
            loading="lazy"
          />
        )}
        <p>{t('unplayable')}</p>
        <SaveLink video={video} name={fileName} />
      </div>
      <noscript>
        <div className={`top3 ${styles.note}`}>
          <p>{t('noScript')}</p>
          <SaveLink video={video} name={fileName} />
        </div>
      </noscript>
    </div>
  )
}

/** A stored video that cannot be shown yet, or not at all. */
function NotYet({ video, still }: { video: StoredVideo; still: StoredVideo['poster'] | false }) {
  const t = useTranslations('video')
  return (
    <div className={styles.notYet} role="status">
      {still && (
        <img className={styles.still} src={still.url} width={still.width} height={still.height} alt="" />
      )}
      <p>{video.state === 'PROCESSING' ? t('preparing') : t('failed')}</p>
    </div>
  )
}

function SaveLink({ video, name }: { video: StoredVideo; name: string }) {
  const t = useTranslations('video')
  const { url, bytes } = storedVideo(video).file
  return (
    <AnchorButton icon={Download} href={url} download={`${name}${url.slice(url.lastIndexOf('.'))}`}>
      {bytes === null ? t('save') : t('saveSized', { size: fileSize(bytes) })}
    </AnchorButton>
  )
}
