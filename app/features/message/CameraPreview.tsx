import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './VideoPanel.module.css'

/** The person as the camera sees them, the way a mirror would show it, and without their own voice. */
export function CameraPreview({ stream }: { stream: MediaStream }) {
  const t = useTranslations('message.video')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className={styles.mirror} autoPlay muted playsInline aria-label={t('you')} />
}
