import { canBeRetried } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { PhotoPrint } from '#app/parts/photo-picker/PhotoPrint.tsx'
import { PhotoStatus, PhotoTrouble } from '#app/parts/photo-picker/PhotoStates.tsx'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import type { MemoryPhoto } from './keep-files.ts'
import styles from './Memory.module.css'
import type { UploadState } from './send-file.ts'
import { choosePicture, type PhotoPreview } from './use-photo-previews.ts'

interface Props {
  photo: MemoryPhoto
  /** Its position, from 1. */
  number: number
  /** Its preview on this device, if it was chosen here. */
  look: PhotoPreview | undefined
  news: UploadState | undefined
  /** True while the contribution is being sent. */
  locked: boolean
  onCaption: (id: string, caption: string) => void
  onRemove: (id: string, removed: boolean) => void
  onRetry: (id: string) => unknown
}

/** A photo with its caption field, upload progress and error. */
export function PhotoItem(props: Props) {
  const { photo, number, look, news, locked, onCaption, onRemove, onRetry } = props
  const t = useTranslations('visitContributing')
  const why = useWhy(photo, look, news)
  if (photo.removed)
    return (
      <li className={styles.gap}>
        <RemovedNote onUndo={() => onRemove(photo.id, false)}>{t('removed')}</RemovedNote>
      </li>
    )
  return (
    <li>
      <PhotoPrint
        picture={<PhotoPicture {...{ photo, look, news }} alt={photo.caption || t('photo', { number })} />}
        trouble={
          why && (
            <PhotoTrouble
              role="alert"
              what={t('failed', { file: photo.name || t('photo', { number }) })}
              why={why}
              retry={
                !locked &&
                canRetry(look, news) && {
                  label: t('retry'),
                  name: t('retryNamed', { number }),
                  onPress: () => onRetry(photo.id),
                }
              }
            />
          )
        }
        caption={{
          label: t('caption', { number }),
          placeholder: t('captionPlaceholder'),
          readOnly: locked,
          text: photo.caption,
          onText: (caption) => onCaption(photo.id, caption),
        }}
        remove={{
          label: t('remove'),
          name: t('removeNamed', { number }),
          disabled: locked,
          onPress: () => onRemove(photo.id, true),
        }}
      />
    </li>
  )
}

/** The picture of a photo, with how far it is prepared or sent. */
function PhotoPicture({ photo, look, news, alt }: Pick<Props, 'photo' | 'look' | 'news'> & { alt: string }) {
  const t = useTranslations('visitContributing')
  const { media, name } = photo
  const url = media ? choosePicture(media, look) : look?.url
  const isDeveloping = media
    ? !url && media.state === 'PROCESSING'
    : look === undefined || look.state === 'developing'
  return (
    <>
      {url ? <img src={url} alt={alt} /> : <PhotoBlank name={name} />}
      {isDeveloping && (
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

/** Whether a retry can succeed; the file of a photo refused on this device is still available. */
function canRetry(look: PhotoPreview | undefined, news: UploadState | undefined): boolean {
  if (look?.state === 'gone') return false
  if (look?.state === 'refused') return canBeRetried(look.problem, true)
  return news?.state === 'failed' && canBeSentAgain(news.reason)
}

/** Why the photo cannot be sent or failed to be; null when nothing is wrong. */
function useWhy(
  { media }: MemoryPhoto,
  look: PhotoPreview | undefined,
  news: UploadState | undefined,
): string | null {
  const t = useTranslations('visitContributing')
  if (media?.state === 'FAILED') return photoProblemMessage('PHOTO_DAMAGED')
  if (look?.state === 'gone') return t('gone')
  if (look?.state === 'refused') return photoProblemMessage(look.problem ?? undefined)
  if (news?.state !== 'failed') return null
  if (news.reason === 'gone') return t('gone')
  return news.reason.status === 0 ? t('dropped') : news.reason.message
}
