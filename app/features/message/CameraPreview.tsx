import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './VideoPanel.module.css'

/** The camera picture, mirrored and without sound. */
export function CameraPreview({ stream }: { stream: MediaStream }) {
  const t = useTranslations('message.video')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className={styles.mirror} autoPlay muted playsInline aria-label={t('you')} />
}
