import { Play, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { currentLocale } from '#app/messages/current-locale.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { nameOf } from '#languages/index.ts'
import styles from './Encouragement.module.css'
import { captionsOf } from './encouragement/captions.ts'
import mp4 from './encouragement/film.mp4?url&no-inline'
import webm from './encouragement/film.webm?url&no-inline'
import poster from './encouragement/poster.webp?url&no-inline'

const LINES = ['one', 'two', 'three', 'four', 'five'] as const

/**
 * The demonstration video: one line until it is opened, then a player as wide as the page. All languages have the same
 * film; its text is captions, made from the words below it in the reader's language.
 */
export function Encouragement({ isRecording }: { isRecording: boolean }) {
  const t = useTranslations('message.encouragement')
  const { language } = currentLocale()
  const [open, setOpen] = useState(false)
  const [captions, setCaptions] = useState<string | null>(null)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (captions) return () => URL.revokeObjectURL(captions)
  }, [captions])

  // It would draw the eyes away from the camera.
  useEffect(() => {
    if (isRecording) video.current?.pause()
  }, [isRecording])

  function watch() {
    setOpen(true)
    const text = captionsOf(LINES.map((line) => t(`lines.${line}`)))
    setCaptions(URL.createObjectURL(new Blob([text], { type: 'text/vtt' })))
    video.current?.focus()
    // Refused only if the browser requires a press on its own controls, which are visible now.
    void video.current?.play().catch(() => undefined)
  }

  function close() {
    video.current?.pause()
    setOpen(false)
  }

  return (
    <div className={classes(`row s4 ${styles.encouragement}`, open && styles.open)}>
      <div className={styles.image}>
        {/* biome-ignore lint/a11y/useMediaCaption: it has captions once it is opened */}
        <video
          className="fill"
          ref={video}
          poster={poster}
          preload="none"
          width={640}
          height={480}
          playsInline
          controls={open}
          tabIndex={open ? 0 : -1}
          aria-label={t('label')}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          {captions && (
            <track kind="captions" src={captions} srcLang={language} label={nameOf(language)} default />
          )}
        </video>
        {!open && (
          <span className={styles.play}>
            <Icon of={Play} />
          </span>
        )}
      </div>
      <div className={styles.say}>
        <p className="title">{t('title')}</p>
        {open ? (
          <>
            <ul className={`quiet top2 ${styles.words}`}>
              {LINES.map((line) => (
                <li key={line}>{t(`lines.${line}`)}</li>
              ))}
            </ul>
            <Button look="link" icon={X} onPress={close}>
              {t('close')}
            </Button>
          </>
        ) : (
          <Button look="link" onPress={watch}>
            {t('watch')}
          </Button>
        )}
      </div>
    </div>
  )
}
