import { useFileUrl } from '#app/draft/file-urls.ts'
import { canBeRetried } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { PhotoPrint } from '#app/parts/photo-picker/PhotoPrint.tsx'
import { PhotoStatus, PhotoTrouble } from '#app/parts/photo-picker/PhotoStates.tsx'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import type { ChosenFile, FileState } from './keep-chosen.ts'
import styles from './Memory.module.css'
import type { MemoryFilesWork } from './use-memory-files.ts'

interface Props {
  work: MemoryFilesWork
  photo: ChosenFile
  /** Its position in the memory, from 1. */
  number: number
}

/** A chosen photo with its caption field, upload progress and error. */
export function PhotoItem({ work, photo, number }: Props) {
  const t = useTranslations('visitContributing')
  const { id, name, words, removed } = photo
  const trouble = useTrouble(work.news[id])
  if (removed)
    return (
      <li className={`stack dashed ${styles.gap}`}>
        <RemovedNote onUndo={() => work.change(id, { removed: false })}>{t('removed')}</RemovedNote>
      </li>
    )
  return (
    <li>
      <PhotoPrint
        picture={<PhotoPicture {...{ work, photo }} alt={words || t('photo', { number })} />}
        trouble={
          trouble && (
            <PhotoTrouble
              role="alert"
              what={t('failed', { file: name || t('photo', { number }) })}
              why={trouble.why}
              retry={
                !work.busy &&
                trouble.canRetry && {
                  label: t('retry'),
                  name: t('retryNamed', { number }),
                  onPress: () => work.retry(id),
                }
              }
            />
          )
        }
        caption={{
          label: t('caption', { number }),
          placeholder: t('captionPlaceholder'),
          readOnly: work.busy,
          text: words,
          onText: (words) => work.change(id, { words }),
        }}
        remove={{
          label: t('remove'),
          name: t('removeNamed', { number }),
          disabled: work.busy,
          onPress: () => work.change(id, { removed: true }),
        }}
      />
    </li>
  )
}

/** The picture of a photo, with how far it is prepared or sent. */
function PhotoPicture({ work, photo: { id, name }, alt }: Omit<Props, 'number'> & { alt: string }) {
  const t = useTranslations('visitContributing')
  const url = useFileUrl(id, 'thumbnail')
  const news = work.news[id]
  return (
    <>
      {url ? <img src={url} alt={alt} /> : <PhotoBlank name={name} />}
      {(news === undefined || news.state === 'preparing') && (
        <PhotoStatus role="status">
          <Spinner /> {t('developing')}
        </PhotoStatus>
      )}
      {news?.state === 'sending' && (
        <PhotoStatus>
          {news.paused ? t('waiting') : t('sending', { part: news.part })}
          <progress max={1} value={news.part} aria-label={t('sending', { part: news.part })} />
        </PhotoStatus>
      )}
      {news?.state === 'sent' && <PhotoStatus>{t('sent')}</PhotoStatus>}
    </>
  )
}

/** Why the photo cannot be sent or failed to be, and whether a retry can succeed; null when nothing is wrong. */
function useTrouble(news: FileState | undefined): { why: string; canRetry: boolean } | null {
  const t = useTranslations('visitContributing')
  if (news?.state === 'refused')
    return { why: photoProblemMessage(news.problem), canRetry: canBeRetried(news.problem, true) }
  if (news?.state !== 'failed') return null
  const { reason } = news
  const why = reason === 'gone' ? t('gone') : reason.status === 0 ? t('dropped') : reason.message
  return { why, canRetry: canBeSentAgain(reason) }
}
