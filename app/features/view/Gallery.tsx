import type { Media } from '#contract/media.ts'
import { jpegUpTo } from '../../lib/photos/srcset.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'
import { gallerySizes } from './gallery-shape.ts'
import { photoId } from './PageStyle.tsx'

interface Props {
  photos: Media[]
  name: string
  /** Nothing larger comes before it: its first photo is loaded at once. */
  leads: boolean
}

/** Justified rows: every photo grows by its own shape, so a row is always full. Each opens the viewer. */
export function Gallery({ photos, name, leads }: Props) {
  const t = useTranslations('view')
  return (
    <ul className={styles.gallery}>
      {photos.map((photo, index) => (
        <li key={photo.uuid} id={photoId(photo.uuid)}>
          <a href={jpegUpTo(photo, 2048)} data-photo={photo.uuid}>
            <span className={styles.image}>
              <Picture
                photo={photo}
                alt={t('photo', { number: index + 1, name })}
                sizes={gallerySizes(photo)}
                first={leads && index === 0}
              />
            </span>
            {photo.title && (
              <span className={styles.caption} dir="auto">
                {photo.title}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
