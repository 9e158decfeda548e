import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import type { Content } from '#app/draft/schema.ts'
import { readDuration } from '#app/lib/recording/duration.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useReadyVideo } from '#app/saving/use-ready-video.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { VideoPlayer } from '#app/ui/VideoPlayer.tsx'
import styles from './Review.module.css'
import { ReviewSection } from './ReviewSection.tsx'

/** The video, the written message, or a note that there is neither. */
export function MessageReview({ content }: { content: Content }) {
  const t = useTranslations('preview.message')
  const text = content.personalMessage.trim()
  const hasVideo = content.hostVideo !== null || content.serverVideo !== null
  return (
    <ReviewSection title={t('title')} to="/message">
      {hasVideo && (
        <>
          <h3 className={styles.recorded}>
            <Icon of={CircleCheck} />
            {t('video')}
          </h3>
          <VideoReview content={content} />
        </>
      )}
      {text !== '' && (
        <>
          <h3>{t('text')}</h3>
          <p className={styles.letter} dir="auto">
            {text}
          </p>
        </>
      )}
      {!hasVideo && text === '' && <p className="quiet">{t('none')}</p>}
    </ReviewSection>
  )
}

function VideoReview({ content: { hostVideo, serverVideo } }: { content: Content }) {
  const t = useTranslations('preview.message')
  useReadyVideo()
  const local = useFileUrl(hostVideo?.id ?? null)
  const video = useRef<HTMLVideoElement>(null)
  const stored = hostVideo ? null : serverVideo
  const shown = stored?.url ?? local
  // Loads the first frame and the duration, which browsers leave out of their recordings.
  useEffect(() => {
    if (shown !== null && video.current) void readDuration(video.current)
  }, [shown])
  if (stored) return <VideoPlayer player={video} video={stored} label={t('play')} className={styles.video} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the host's own recording, which has no captions
    <video
      ref={video}
      className={styles.video}
      src={local ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={t('play')}
    />
  )
}
