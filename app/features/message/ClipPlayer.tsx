import { type RefObject, useEffect, useState } from 'react'
import { knowLength } from '#app/lib/recording/clip.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { timing } from '#contract/limits.ts'
import styles from './VideoPanel.module.css'

interface Props {
  /** null while the file is being opened. */
  src: string | null
  /** Stands for it until it plays. */
  poster?: string
  /** Plays by itself, a moment after it was recorded (spec 2 §4 "Recording"). */
  playsAtOnce: boolean
  player: RefObject<HTMLVideoElement | null>
}

/** The recording as others will see it: not mirrored, with the browser's own controls. */
export function ClipPlayer({ src, poster, playsAtOnce, player }: Props) {
  const t = useTranslations('message.video')
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const video = player.current
    if (src === null || !video) return
    let isShown = true
    const pause = new Promise((resolve) => setTimeout(resolve, timing.playbackAfterStop))
    void Promise.all([knowLength(video), pause]).then(() => {
      // Some browsers play nothing by themselves; the controls and Review are there.
      if (isShown && playsAtOnce) void video.play().catch(() => undefined)
    })
    return () => {
      isShown = false
    }
  }, [src, playsAtOnce, player])

  if (failed) return <p className={styles.empty}>{t('notPlayable')}</p>
  return (
    // biome-ignore lint/a11y/useMediaCaption: their own words, recorded a moment ago; nobody has written captions yet
    <video
      ref={player}
      src={src ?? undefined}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={t('clip')}
      onError={() => setFailed(true)}
      onLoadedMetadata={() => setFailed(false)}
    />
  )
}
