import type { Media } from '#contract/media.ts'
import { useTranslations } from '../../messages/index.tsx'
import styles from './Gallery.module.css'
import { photoId } from './PageStyle.tsx'
import { Picture } from './Picture.tsx'
import { jpegUpTo } from './srcset.ts'

/** Justified rows: every photo grows by its own shape, so a row is always full. Each opens the viewer. */
export function Gallery({ photos, name }: { photos: Media[]; name: string }) {
  const t = useTranslations('view')
  return (
    <ul className={styles.gallery}>
      {photos.map((photo, index) => (
        <li key={photo.uuid} id={photoId(photo.uuid)}>
          {photo.state === 'READY' ? (
            <a href={jpegUpTo(photo, 2048)} data-photo={photo.uuid}>
              <span className={styles.image}>
                <Picture
                  photo={photo}
                  alt={photo.title || t('photo', { number: index + 1, name })}
                  sizes="(width < 600px) 92vw, (width < 1100px) 45vw, 30rem"
                />
              </span>
              {photo.title && (
                <span className={styles.caption} dir="auto">
                  {photo.title}
                </span>
              )}
            </a>
          ) : (
            <>
              <span className={styles.image}>
                <span className={styles.coming}>{t('photoComing')}</span>
              </span>
              {photo.title && (
                <span className={styles.caption} dir="auto">
                  {photo.title}
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
