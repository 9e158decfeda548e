import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatLength } from '#app/lib/recording/timer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RecordingCard } from '#app/ui/RecordingCard.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { transcript as limits } from '#contract/host-limits.ts'
import { readPhoto } from '../files.ts'
import type { MemoryRecording } from '../keep-files.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'
import styles from './Recordings.module.css'

interface Props {
  work: MemoryFilesWork
  recording: MemoryRecording
  /** Its place among those of its kind, from 1. */
  number: number
  /** It was recorded just now: the focus of the recorder, which closed, comes here. */
  isNew: boolean
}

/** A voice or film of the draft: it can be played, written down and removed, and tells why it was not sent. */
export function RecordingItem({ work, recording, number, isNew }: Props) {
  const t = useTranslations('visitRecording')
  const { id, kind, words, removed, media, seconds, isSilent, name: file } = recording
  const name = t(kind === 'VOICE' ? 'voice' : 'film', { number })
  const news = work.news[id]
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNew) return
    item.current?.focus({ preventScroll: true })
    item.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  if (removed)
    return (
      <li>
        <RemovedNote onUndo={() => work.changeRecording(id, { removed: false })}>{t('removed')}</RemovedNote>
      </li>
    )
  return (
    <li ref={item} className={`stack from-start s3 paper inset ${styles.item}`} tabIndex={-1}>
      <p className={`wrap anywhere baseline across s3 flat ${styles.name}`}>
        <b>{name}</b>
        {file && <span dir="auto">{file}</span>}
        {seconds !== null && (
          <span className={`quiet tabular ${styles.length}`}>{formatLength(seconds)}</span>
        )}
      </p>
      {media ? (
        <RecordingCard recording={{ ...media, transcript: null }} from={null} />
      ) : (
        <OnThisDevice slug={work.slug} id={id} kind={kind} label={t('listen', { name })} />
      )}
      {isSilent && !media && <Notice>{t('silent')}</Notice>}
      <Upload {...{ work, id, name, news }} />
      <details
        className={`across ${styles.words}`}
        open={words !== ''}
        onToggle={({ currentTarget }) => {
          // Opened by a press, and not with what was written before.
          if (words === '') currentTarget.scrollIntoView({ block: 'nearest' })
        }}
      >
        <summary>{t('words')}</summary>
        <TextArea
          label={t('words')}
          hideLabel
          help={t('wordsHelp')}
          name={`said-${id}`}
          rows={3}
          count={limits.max}
          readOnly={work.busy}
          value={words}
          onChange={({ target }) => work.changeRecording(id, { words: target.value })}
        />
      </details>
      <Button
        look="tool"
        icon={Trash2}
        aria-label={t('removeNamed', { name })}
        disabled={work.busy}
        onPress={() => work.changeRecording(id, { removed: true })}
        word="remove"
      />
    </li>
  )
}

/** Plays the file before it is sent. */
function OnThisDevice({
  slug,
  id,
  kind,
  label,
}: {
  slug: string
  id: string
  kind: MemoryRecording['kind']
  label: string
}) {
  const t = useTranslations('visitRecording')
  const [url, setUrl] = useState<string | 'gone' | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let made: string | null = null
    let isShown = true
    void readPhoto(slug, id).then((file) => {
      if (!isShown) return
      made = file && URL.createObjectURL(file.blob)
      setUrl(made ?? 'gone')
    })
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [slug, id])
  if (url === 'gone') return <FieldError>{t('gone')}</FieldError>
  if (failed) return <p className="small quiet">{t('unplayable')}</p>
  const player = {
    src: url ?? undefined,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onError: () => setFailed(true),
  } as const
  // biome-ignore-start lint/a11y/useMediaCaption: its sender has just recorded or chosen it
  return kind === 'VOICE' ? (
    <audio {...player} className={styles.audio} />
  ) : (
    <video {...player} className={styles.video} playsInline />
  )
  // biome-ignore-end lint/a11y/useMediaCaption: its sender has just recorded or chosen it
}

/** How far it was sent, or why it was not. */
function Upload({
  work,
  id,
  name,
  news,
}: {
  work: MemoryFilesWork
  id: string
  name: string
  news: MemoryFilesWork['news'][string] | undefined
}) {
  const t = useTranslations('visitRecording')
  if (news?.state === 'sending')
    return (
      <p className="small">
        {news.paused ? t('waiting') : t('sending', { part: news.part })}{' '}
        <progress max={1} value={news.part} aria-label={t('sending', { part: news.part })} />
      </p>
    )
  if (news?.state === 'sent') return <p className="small quiet">{t('sent')}</p>
  if (news?.state !== 'failed') return null
  const { reason } = news
  const why = reason === 'gone' ? t('gone') : reason.status === 0 ? t('dropped') : reason.message
  return (
    <>
      <FieldError>{why}</FieldError>
      {reason !== 'gone' && canBeSentAgain(reason) && !work.busy && (
        <Button
          look="tool"
          aria-label={t('retryNamed', { name })}
          onPress={() => work.retry(id)}
          word="retry"
        />
      )}
    </>
  )
}
