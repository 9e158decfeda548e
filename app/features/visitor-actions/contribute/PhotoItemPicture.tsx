import { useTranslations } from '#app/messages/index.tsx'
import { PhotoBlank } from '#app/parts/photo-picker/PhotoBlank.tsx'
import { PhotoStatus } from '#app/parts/photo-picker/PhotoStates.tsx'
import { Spinner } from '#app/ui/Spinner.tsx'
import type { ContributionDraftPhoto } from './contribution-draft.ts'
import type { PhotoPreview } from './photo-preview.ts'
import { pictureOf } from './picture-of.ts'
import type { PhotoUploadState } from './send-contribution.ts'

interface Props {
  photo: ContributionDraftPhoto
  /** Its preview on this device, if it was chosen here. */
  look: PhotoPreview | undefined
  news: PhotoUploadState | undefined
  alt: string
}

/** The picture of a photo, with how far it is prepared or sent. */
export function PhotoItemPicture({ photo, look, news, alt }: Props) {
  const t = useTranslations('visitContributing')
  const url = photo.media ? pictureOf(photo.media, look) : look?.url
  const isDeveloping = photo.media
    ? !url && photo.media.state === 'PROCESSING'
    : look === undefined || look.state === 'developing'
  return (
    <>
      {url ? <img src={url} alt={alt} /> : <PhotoBlank name={photo.name} />}
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
