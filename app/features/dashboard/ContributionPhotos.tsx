import type { MouseEvent } from 'react'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { jpegUpTo, srcSet } from '#app/lib/photos/srcset.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Print } from '#app/ui/Print.tsx'
import type { Media } from '#contract/media.ts'
import styles from './ContributionPhotos.module.css'
import type { Viewed } from './viewed.ts'

/** Twice as dense as it is shown. */
const PRINT_PIXELS = 240

interface Props {
  photos: Media[]
  /** Of the contributor. */
  name: string
  onView: (viewed: Viewed) => void
}

/** The photos of a contribution as small prints; each opens large, and leads on to the others. */
export function ContributionPhotos({ photos, name, onView }: Props) {
  const t = useTranslations('dashboard.contributions')
  const ready = photos.filter(({ state }) => state === 'READY')
  const preparing = photos.filter(({ state }) => state === 'PROCESSING').length
  const altOf = (photo: Media) => {
    const number = ready.indexOf(photo) + 1
    return photo.title ? t('captioned', { caption: photo.title, number, name }) : t('photo', { number, name })
  }

  function view(event: MouseEvent<HTMLAnchorElement>, start: number) {
    // A new tab or window, when that is asked for, shows the photo by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onView({
      opener: event.currentTarget,
      start,
      photos: ready.map((photo) => ({
        href: jpegUpTo(photo, 2048),
        alt: altOf(photo),
        caption: photo.title,
        width: photo.width ?? 0,
        height: photo.height ?? 0,
        sources: (['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: srcSet(photo, format),
        })),
      })),
    })
  }

  if (photos.length === 0) return null
  return (
    <>
      {ready.length > 0 && (
        <ul className={styles.prints}>
          {ready.map((photo, at) => (
            <li key={photo.uuid}>
              <a href={jpegUpTo(photo, 2048)} aria-label={altOf(photo)} onClick={(event) => view(event, at)}>
                <Print
                  shape="square"
                  picture={<img src={serverPhoto(photo, PRINT_PIXELS) ?? photo.url} alt="" loading="lazy" />}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {preparing > 0 && <p className="small quiet">{t('preparing', { count: preparing })}</p>}
    </>
  )
}
