import { Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { nameVisitorFiles, putFile } from '#app/draft/files.ts'
import { newId } from '#app/draft/ids.ts'
import { chooseFile } from '#app/lib/choose-file.ts'
import { voice } from '#app/lib/recording/kinds.ts'
import type { ClipSink } from '#app/lib/recording/recorder.ts'
import { formatLength } from '#app/lib/recording/timer.ts'
import { useRecorder } from '#app/lib/recording/use-recorder.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { recordings as limits } from '#contract/recording-limits.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'
import styles from './Recordings.module.css'

interface Props {
  work: MemoryFilesWork
  /** Told which one is being recorded; null when it is thrown away. */
  onBegun: (id: string | null) => void
  onFile: (file: File) => void
  onClose: () => void
}

/** What sound files are called: phones give some of them no type, or that of a film. */
const SOUNDS = 'audio/*,.m4a,.mp3,.wav,.ogg,.opus,.oga,.aac,.amr,.3gp,.caf,.flac,.qta,video/3gpp'
/** Chunks, one second each, between two copies on the device: a crash loses no more. */
const STORED_EVERY = 3

/** Records a voice, from one press to the next. One that runs is stored from its first second on. */
export function VoiceRecorder({ work, onBegun, onFile, onClose }: Props) {
  const t = useTranslations('visitRecording')
  const heading = useId()
  const [isFull, setFull] = useState(false)
  const current = useRef('')
  const { recorder, state } = useRecorder(newSink, voice)
  const { phase, fault, ending } = state
  const isRecording = phase === 'recording'
  const isWaiting = phase === 'asking' || phase === 'finishing'
  const time = formatLength(phase === 'idle' ? 0 : state.seconds)

  function newSink(): ClipSink {
    const id = newId()
    const pieces: Blob[] = []
    current.current = id
    const store = (type: string) =>
      putFile({ draftId: nameVisitorFiles(work.slug), fileId: id, blob: new Blob(pieces, { type }) })
    return {
      async append(piece) {
        pieces.push(piece)
        if (pieces.length === 1) {
          onBegun(id)
          work.addRecording({ id, kind: 'VOICE', name: '', seconds: null })
        }
        if (pieces.length % STORED_EVERY === 1) await store(piece.type)
      },
      async finish({ mime, seconds }) {
        if (pieces.length === 0) return false
        await store(mime)
        work.change(id, { seconds })
        return true
      },
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `work` is another object at every render
  useEffect(() => {
    work.onRecording(isRecording || phase === 'finishing' ? () => recorder.stop() : null)
    return () => work.onRecording(null)
  }, [phase, recorder])

  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const isSpoken = phase === 'idle' && ending === 'stopped' && fault === null
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSpoken) close()
  }, [isSpoken])

  async function press() {
    if (isWaiting || work.busy) return
    if (isRecording) return recorder.stop()
    const hasRoom = work.roomFor('VOICE') > 0
    setFull(!hasRoom)
    if (!hasRoom) return
    await recorder.open()
    recorder.start()
  }

  async function throwAway() {
    onBegun(null)
    await recorder.stop()
    work.drop(current.current)
  }

  async function choose() {
    const file = await chooseFile(SOUNDS)
    if (file) onFile(file)
  }

  const minutes = limits.seconds / 60
  const why = recorder.isSupported() ? fault : 'unsupported'
  return (
    <section className={`stack centred s3 paper ${styles.recorder}`} aria-labelledby={heading}>
      <h4 id={heading}>{isRecording ? t('title') : t('ready')}</h4>
      {why !== 'unsupported' && (
        <button
          ref={button}
          type="button"
          className={styles.record}
          data-recording={isRecording || undefined}
          aria-label={isRecording ? t('stop') : t('start')}
          aria-disabled={isWaiting || work.busy}
          onClick={() => void press()}
        >
          {isWaiting ? <Spinner /> : <Icon of={isRecording ? Square : Mic} />}
        </button>
      )}
      <p className={`top2 tabular ${styles.at}`} role="timer" aria-label={t('elapsed', { time })}>
        {time}
      </p>
      <p role="status">
        {phase === 'asking' && t('asking')}
        {isRecording && t('pressToStop')}
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
      {isFull && <FieldError>{t('tooMany', { max: limits.each })}</FieldError>}
      {phase === 'idle' && (
        <>
          {why !== 'unsupported' && <p className="strong">{t('start')}</p>}
          <p>{t('upTo', { minutes })}</p>
        </>
      )}
      <div className="row s3 middle">
        {isRecording ? (
          <Button onPress={() => void throwAway()}>{t('throwAway')}</Button>
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
