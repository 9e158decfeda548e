import { type RefObject, useEffect, useState } from 'react'
import { readDuration } from '#app/lib/recording/duration.ts'
import type { StoredVideo } from '#app/lib/stored-video.ts'
import { timing } from '#app/lib/timing.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { VideoPlayer } from '#app/ui/VideoPlayer.tsx'
import styles from './VideoPanel.module.css'

interface Props {
  /** URL of a file on this device; null while it is being opened. */
  local: string | null
  /** The server's video, if it is played instead. */
  stored: StoredVideo | null
  /** Plays by itself a moment after the recording. */
  playsAtOnce: boolean
  player: RefObject<HTMLVideoElement | null>
  onUnplayable: () => void
}

/** Plays the recording as others will see it: not mirrored, with the browser's own controls. */
export function ClipPlayer({ local, stored, playsAtOnce, player, onUnplayable }: Props) {
  const t = useTranslations('message.video')
  const [failed, setFailed] = useState(false)
  const src = stored?.url ?? local

  useEffect(() => {
    const video = player.current
    if (src === null || !video) return
    let isShown = true
    const pause = new Promise((resolve) => setTimeout(resolve, timing.playbackAfterStop))
    void Promise.all([readDuration(video), pause]).then(() => {
      // Some browsers refuse to play by themselves; the controls and Review are there.
      if (isShown && playsAtOnce) void video.play().catch(() => undefined)
    })
    return () => {
      isShown = false
    }
  }, [src, playsAtOnce, player])

  if (stored)
    return <VideoPlayer video={stored} label={t('clip')} withStill={false} {...{ player, onUnplayable }} />
  if (failed) return <p className={styles.empty}>{t('notPlayable')}</p>
  return (
    // biome-ignore lint/a11y/useMediaCaption: recorded by the host a moment ago, so there are no captions yet
    <video
      ref={player}
      src={local ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={t('clip')}
      onError={() => {
        setFailed(true)
        onUnplayable()
      }}
      onLoadedMetadata={() => setFailed(false)}
    />
  )
}
