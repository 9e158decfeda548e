import { CircleAlert, RotateCw, Trash2 } from 'lucide-react'
import { canBeRetried } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { Button } from '#app/ui/Button.tsx'
import { CaptionField } from '#app/ui/CaptionField.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Print } from '#app/ui/Print.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import { memorial as limits } from '#contract/limits.ts'
import type { ContributionDraftPhoto } from './contribution-draft.ts'
import { pictureOf } from './picture-of.ts'
import type { PhotoUploadState } from './send-contribution.ts'
import type { PhotoPreview } from './use-photo-previews.ts'
import styles from './Write.module.css'

interface Props {
  photo: ContributionDraftPhoto
  /** Its position, from 1. */
  number: number
  /** Its preview on this device, if it was chosen here. */
  look: PhotoPreview | undefined
  news: PhotoUploadState | undefined
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
      <Print
        flat
        picture={
          <Shown photo={photo} look={look} news={news} alt={photo.caption || t('photo', { number })} />
        }
      >
        {why && (
          <div className={styles.failed} role="alert">
            <p className={styles.what}>
              <Icon of={CircleAlert} />
              <span>{t('failed', { file: photo.name || t('photo', { number }) })}</span>
            </p>
            <p className={styles.why}>{why}</p>
            {!locked && canRetry(look, news) && (
              <Button
                look="link"
                icon={RotateCw}
                aria-label={t('retryNamed', { number })}
                onPress={() => onRetry(photo.id)}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        )}
        <CaptionField
          label={t('caption', { number })}
          placeholder={t('captionPlaceholder')}
          maxLength={limits.captionMax}
          readOnly={locked}
          dir="auto"
          value={photo.caption}
          onChange={({ currentTarget }) => onCaption(photo.id, currentTarget.value)}
        />
        <div className={styles.tools}>
          <Button
            look="tool"
            icon={Trash2}
            disabled={locked}
            aria-label={t('removeNamed', { number })}
            onPress={() => onRemove(photo.id, true)}
          >
            {t('remove')}
          </Button>
        </div>
      </Print>
    </li>
  )
}

/** Whether a retry can succeed; the file of a photo refused on this device is still available. */
function canRetry(look: PhotoPreview | undefined, news: PhotoUploadState | undefined): boolean {
  if (look?.state === 'gone') return false
  if (look?.state === 'refused') return canBeRetried(look.problem, true)
  return news?.state === 'failed' && canBeSentAgain(news.reason)
}

/** Why the photo cannot be sent or failed to be; null when nothing is wrong. */
function useWhy(
  { media }: ContributionDraftPhoto,
  look: PhotoPreview | undefined,
  news: PhotoUploadState | undefined,
): string | null {
  const t = useTranslations('visitContributing')
  if (media?.state === 'FAILED') return photoProblemMessage('PHOTO_DAMAGED')
  if (look?.state === 'gone') return t('gone')
  if (look?.state === 'refused') return photoProblemMessage(look.problem ?? undefined)
  if (news?.state !== 'failed') return null
  if (news.reason === 'gone') return t('gone')
  return news.reason.status === 0 ? t('dropped') : news.reason.message
}

function Shown({ photo, look, news, alt }: Pick<Props, 'photo' | 'look' | 'news'> & { alt: string }) {
  const t = useTranslations('visitContributing')
  const url = photo.media ? pictureOf(photo.media, look) : look?.url
  const isDeveloping = photo.media
    ? !url && photo.media.state === 'PROCESSING'
    : look === undefined || look.state === 'developing'
  return (
    <>
      {url ? <img src={url} alt={alt} /> : <span className={styles.blank}>{photo.name}</span>}
      {isDeveloping && (
        <span className={styles.over} role="status">
          <Spinner /> {t('developing')}
        </span>
      )}
      {news?.state === 'sending' && (
        <span className={styles.over}>
          {news.paused ? t('waiting') : t('sending', { part: news.part })}
          <progress max={1} value={news.part} aria-label={t('sending', { part: news.part })} />
        </span>
      )}
      {news?.state === 'sent' && <span className={styles.over}>{t('sent')}</span>}
    </>
  )
}
