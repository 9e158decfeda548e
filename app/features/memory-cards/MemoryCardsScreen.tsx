import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LeaveDialog } from '#app/saving/LeaveDialog.tsx'
import { useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { Button } from '#app/ui/Button.tsx'
import { DropZone, photoFiles } from '#app/ui/DropZone.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { fileMemoryCard } from '#contract/contributions.ts'
import { account, contributions } from '#contract/limits.ts'
import type { Moderation } from '#contract/safety.ts'
import styles from './MemoryCardsScreen.module.css'

interface Props {
  moderation: Moderation
}

interface Photo {
  /** The id with which it is filed, so that sending it again files it once. */
  id: string
  file: File
  /** Null where this browser cannot show it. */
  url: string | null
}

/** Memories on paper: a photo of a card or letter, who wrote it, and what it says, filed as a memory that waits. */
export function MemoryCardsScreen({ moderation }: Props) {
  const t = useTranslations('memoryCards')
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [filedCount, setFiledCount] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useLeaveQuestion({ isUnsaved: () => photo !== null || name !== '' || words !== '' })
  const url = photo?.url
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  async function choose([file]: File[]): Promise<void> {
    if (!file) return
    setError(null)
    try {
      const preview = await makePreview(file, { edge: 1280 })
      setPhoto({ id: newId(), file, url: preview && URL.createObjectURL(preview.blob) })
    } catch {
      setError(t('unreadable', { name: file.name }))
    }
  }

  async function send(): Promise<void> {
    if (!photo) return setError(t('missing'))
    setError(null)
    const body = new FormData()
    body.set('clientId', photo.id)
    body.set('contributorName', name.trim())
    body.set('message', words)
    body.set('photo', photo.file)
    try {
      await call(fileMemoryCard, { params: { memorialUuid: moderation.memorialUuid }, body })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      return setError(reason.message)
    }
    setPhoto(null)
    setName('')
    setWords('')
    setFiledCount((count) => count + 1)
    heading.current?.focus()
  }

  return (
    <div className="stack">
      <header className="stack">
        <p className="quiet" dir="auto">
          {moderation.nameOfPerson}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{t('intro')}</p>
      </header>
      <div role="status">{filedCount > 0 && <Notice title={t('filed', { count: filedCount })} />}</div>
      <div className={`stack ${styles.halves}`}>
        <div className="stack">
          {photo?.url && <img className={styles.photo} src={photo.url} alt={t('photo')} />}
          {photo && !photo.url && <p dir="auto">{photo.file.name}</p>}
          <DropZone
            label={t(photo ? 'another' : 'drop')}
            touchLabel={t(photo ? 'another' : 'choose')}
            icon={Camera}
            accept={photoFiles}
            slim={photo !== null}
            onFiles={(files) => void choose(files)}
          />
        </div>
        <div className="stack">
          <TextField
            label={t('who')}
            help={t('whoHelp')}
            optional
            maxLength={account.nameMax}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextArea
            label={t('words')}
            help={t('wordsHelp')}
            optional
            count={contributions.messageMax}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p>
            <Button look="primary" busyLabel={t('filing')} onPress={send}>
              {t('file')}
            </Button>
          </p>
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
      <p>
        <LinkButton to={`/memorial/moderation/${moderation.memorialUuid}`}>{t('toWaiting')}</LinkButton>
      </p>
      {leaving && <LeaveDialog of="screen" onStay={leaving.stay} onLeave={leaving.leave} />}
    </div>
  )
}
