import { Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { chooseFile } from '#app/lib/choose-file.ts'
import { formatLength } from '#app/lib/recording/timer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { recordings as limits } from '#contract/recording-limits.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'
import styles from './Recordings.module.css'
import { useHold } from './use-hold.ts'
import { useVoice } from './use-voice.ts'

interface Props {
  work: MemoryFilesWork
  onRunning: (id: string | null) => void
  onFiles: (files: File[]) => void
  onClose: () => void
}

/** What sound files are called: phones give some of them no type, or that of a film. */
const SOUNDS = 'audio/*,.m4a,.mp3,.wav,.ogg,.opus,.oga,.aac,.amr,.3gp,.caf,.flac,.qta,video/3gpp'

/** Records a voice: as long as the button is held, or from one press to the next. */
export function VoiceRecorder({ work, onRunning, onFiles, onClose }: Props) {
  const t = useTranslations('visitRecording')
  const heading = useId()
  const voice = useVoice(work, onRunning)
  const { phase, fault, ending } = voice.state
  const isRecording = phase === 'recording'
  const seconds = phase === 'idle' ? 0 : voice.state.seconds
  const isWaiting = phase === 'asking' || phase === 'finishing'
  const hold = useHold({ isRecording, isWaiting, begin: voice.begin, stop: voice.stop })
  const button = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  // Whatever it says later, the button stays under the finger that holds it or presses once more.
  useEffect(() => {
    for (const { current } of [section, title])
      if (current) current.style.minBlockSize = `${current.getBoundingClientRect().height}px`
  }, [])
  // Its words and Stop are in sight, whatever it says now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another phase begins
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), [phase, fault])
  const isSpoken = phase === 'idle' && ending === 'stopped' && fault === null && !voice.isDiscarded
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSpoken) close()
  }, [isSpoken])
  const minutes = limits.seconds / 60

  async function choose() {
    const file = await chooseFile(SOUNDS)
    if (file) onFiles([file])
  }

  const why = voice.isSupported ? fault : 'unsupported'
  return (
    <section ref={section} className={`stack centred s3 paper ${styles.recorder}`} aria-labelledby={heading}>
      <h4 id={heading} ref={title}>
        {isRecording ? t('title') : t('ready')}
      </h4>
      {why !== 'unsupported' && (
        <button
          ref={button}
          type="button"
          className={styles.hold}
          data-recording={isRecording || undefined}
          aria-label={isRecording ? t('stop') : t('hold')}
          aria-disabled={isWaiting || work.busy}
          {...(work.busy ? {} : hold)}
        >
          <Level isOn={isRecording} level={voice.level} />
          {isWaiting ? <Spinner /> : <Icon of={isRecording ? Square : Mic} />}
        </button>
      )}
      <p
        className={`top2 tabular ${styles.at}`}
        role="timer"
        aria-label={t('elapsed', { time: formatLength(seconds) })}
      >
        {formatLength(seconds)}
      </p>
      <p role="status">
        {phase === 'asking' && t('asking')}
        {isRecording && t('letGo')}
        {phase === 'idle' && ending === 'limit' && t('limit', { minutes })}
        {phase === 'idle' && ending === 'lost' && fault === null && t('lost')}
      </p>
      {why && (
        <div className="stack s2 to-middle" role="alert">
          <FieldError>{t(why)}</FieldError>
          {why === 'denied' && <p>{t('allow')}</p>}
          <p>{t('orFile')}</p>
        </div>
      )}
      {voice.isFull && <FieldError>{t('tooMany', { max: limits.each })}</FieldError>}
      {phase === 'idle' && (
        <>
          {why !== 'unsupported' && <p className="strong">{t('hold')}</p>}
          <p>{t('upTo', { minutes })}</p>
          <p className="small quiet">{t('hard')}</p>
        </>
      )}
      <div className="row s3 middle">
        {isRecording ? (
          <Button onPress={voice.throwAway}>{t('throwAway')}</Button>
        ) : (
          <>
            <Button look="link" disabled={work.busy} onPress={() => void choose()}>
              {t('choose')}
            </Button>
            <Button look="link" onPress={onClose} word="close" />
          </>
        )}
      </div>
    </section>
  )
}

/** A ring that follows how loud it is; only for the eye. */
function Level({ isOn, level }: { isOn: boolean; level: () => number }) {
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (loud: number) => ring.current?.style.setProperty('--level', String(Math.min(1, loud * 2)))
    show(0)
    if (!isOn) return
    const timer = setInterval(() => show(level()), 100)
    return () => {
      clearInterval(timer)
      show(0)
    }
  }, [isOn, level])
  return <span ref={ring} className={styles.level} aria-hidden="true" />
}
