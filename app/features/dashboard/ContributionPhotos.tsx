import { type MouseEvent, useState } from 'react'
import { serverPhoto } from '#app/lib/photos/server-photo.ts'
import { jpegUpTo, srcSet } from '#app/lib/photos/srcset.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Print } from '#app/ui/Print.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import type { Media } from '#contract/media.ts'
import styles from './ContributionPhotos.module.css'
import { countUnseen } from './rules.ts'

const loadViewer = async () => (await import('#app/ui/PhotoViewer.tsx')).PhotoViewer

/** Twice the displayed size, for dense screens. */
const PRINT_PIXELS = { small: 240, large: 900 }

interface Props {
  photos: Media[]
  /** Of the contributor. */
  name: string
  size?: keyof typeof PRINT_PIXELS
}

/** The photos of a contribution as prints; each opens large, with the others before and after it. */
export function ContributionPhotos({ photos, name, size = 'small' }: Props) {
  const t = useTranslations('dashboard.contributions')
  const [viewed, setViewed] = useState<{ start: number; opener: HTMLElement } | null>(null)
  const Viewer = useLazyOverlay(loadViewer, viewed !== null, close)
  const ready = photos.filter(({ state }) => state === 'READY')
  const preparing = countUnseen({ media: photos })
  const altOf = (photo: Media) => {
    const number = ready.indexOf(photo) + 1
    return photo.title ? t('captioned', { caption: photo.title, number, name }) : t('photo', { number, name })
  }

  function view(event: MouseEvent<HTMLAnchorElement>, start: number) {
    // If the press asks for a new tab or window, the browser opens the photo itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setViewed({ opener: event.currentTarget, start })
  }

  function close() {
    setViewed(null)
    viewed?.opener.focus({ preventScroll: true })
  }

  if (photos.length === 0) return null
  return (
    <>
      {ready.length > 0 && (
        <ul className={styles[size]}>
          {ready.map((photo, at) => (
            <li key={photo.uuid}>
              <a href={jpegUpTo(photo, 2048)} aria-label={altOf(photo)} onClick={(event) => view(event, at)}>
                <Print
                  shape={size === 'large' ? 'landscape' : 'square'}
                  caption={size === 'large' && photo.title}
                  picture={
                    <img src={serverPhoto(photo, PRINT_PIXELS[size]) ?? photo.url} alt="" loading="lazy" />
                  }
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {preparing > 0 && <p className="small quiet">{t('preparing', { count: preparing })}</p>}
      {Viewer && viewed && (
        <Viewer
          photos={ready.map((photo) => ({
            href: jpegUpTo(photo, 2048),
            alt: altOf(photo),
            caption: photo.title,
            width: photo.width ?? 0,
            height: photo.height ?? 0,
            sources: (['avif', 'webp'] as const).map((format) => ({
              type: `image/${format}`,
              srcSet: srcSet(photo, format),
            })),
          }))}
          start={viewed.start}
          onClose={close}
        />
      )}
    </>
  )
}
