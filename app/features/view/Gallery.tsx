import type { Media } from '#contract/media.ts'
import { jpegUpTo } from '../../lib/photos/srcset.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'
import { gallerySizes } from './gallery-shape.ts'
import { photoId } from './PageStyle.tsx'

export interface GalleryPhoto {
  photo: Media
  /** Name of whoever added it: '' for Anonymous, null for the host's own. */
  from: string | null
  /** When it was taken, in words; '' or absent: not known, or not told. */
  when?: string
}

interface Props {
  photos: GalleryPhoto[]
  name: string
  /** No larger picture comes before it: its first photo is loaded with priority. */
  leads?: boolean
  /** How many photos stand in galleries before this one. */
  before?: number
}

/** Rows of photos that grow with their aspect ratio, so that each row is full. Each photo opens the viewer. */
export function Gallery({ photos, name, leads = false, before = 0 }: Props) {
  const t = useTranslations('view')
  return (
    <ul className={`wrap s4 ${styles.gallery}`}>
      {photos.map(({ photo, from, when }, index) => {
        const by = from === null ? null : t('from', { name: from || t('anonymous') })
        const told = [when, by].filter(Boolean).join(' · ')
        const alt =
          from === null
            ? t('photo', { number: before + index + 1, name })
            : from
              ? t('photoFrom', { name: from })
              : t('photoAnonymous')
        return (
          <li key={photo.uuid} id={photoId(photo.uuid)}>
            <a href={jpegUpTo(photo, 2048)} data-photo={photo.uuid} data-from={told || undefined}>
              <span className={styles.image}>
                <Picture photo={photo} alt={alt} sizes={gallerySizes(photo)} first={leads && index === 0} />
              </span>
              {photo.title && (
                <span className={styles.caption} dir="auto" data-caption>
                  {photo.title}
                </span>
              )}
              {told && <span className={`note anywhere ${styles.from}`}>{told}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
