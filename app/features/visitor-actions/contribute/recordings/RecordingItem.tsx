import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import { formatLength } from '#app/lib/recording/timer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { transcript as limits } from '#contract/host-limits.ts'
import type { ChosenFile } from '../keep-chosen.ts'
import type { MemoryFilesWork } from '../use-memory-files.ts'
import styles from './Recordings.module.css'

interface Props {
  work: MemoryFilesWork
  recording: ChosenFile
  /** For instance 'Voice 1'. */
  name: string
  /** It was recorded just now: the focus of the recorder, which closed, comes here. */
  isNew: boolean
}

/** A voice or film of this device: it can be played, written down and removed, and tells why it was not sent. */
export function RecordingItem({ work, recording, name, isNew }: Props) {
  const t = useTranslations('visitRecording')
  const { id, words, removed, seconds, name: file } = recording
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) item.current?.focus()
  }, [isNew])
  if (removed)
    return (
      <li>
        <RemovedNote onUndo={() => work.change(id, { removed: false })}>{t('removed')}</RemovedNote>
      </li>
    )
  return (
    <li ref={item} className={`stack from-start s3 paper inset ${styles.item}`} tabIndex={-1}>
      <p className="wrap anywhere baseline across s3 flat">
        <b>{name}</b>
        {file && (
          <span className="note" dir="auto">
            {file}
          </span>
        )}
        {seconds !== null && (
          <span className={`quiet tabular ${styles.length}`}>{formatLength(seconds)}</span>
        )}
      </p>
      <Player recording={recording} label={t('listen', { name })} />
      <Upload {...{ work, id, name }} />
      <details className={`across ${styles.words}`} open={words !== ''}>
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
          onChange={({ target }) => work.change(id, { words: target.value })}
        />
      </details>
      <Button
        look="tool"
        icon={Trash2}
        aria-label={t('removeNamed', { name })}
        disabled={work.busy}
        onPress={() => work.change(id, { removed: true })}
        word="remove"
      />
    </li>
  )
}

/** Plays the file before it is sent. */
function Player({ recording: { id, kind }, label }: { recording: ChosenFile; label: string }) {
  const t = useTranslations('visitRecording')
  const url = useFileUrl(id)
  const [failed, setFailed] = useState(false)
  if (failed) return <p className="small quiet">{t('unplayable')}</p>
  const player = {
    src: url ?? undefined,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onError: () => setFailed(true),
  } as const
  // biome-ignore-start lint/a11y/useMediaCaption: its sender has just recorded or chosen it
  return kind === 'VOICE' ? <audio {...player} /> : <video {...player} className={styles.video} playsInline />
  // biome-ignore-end lint/a11y/useMediaCaption: its sender has just recorded or chosen it
}

/** How far it was sent, or why it was not. */
function Upload({ work, id, name }: Pick<Props, 'work' | 'name'> & { id: string }) {
  const t = useTranslations('visitRecording')
  const news = work.news[id]
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
      {canBeSentAgain(reason) && !work.busy && (
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
