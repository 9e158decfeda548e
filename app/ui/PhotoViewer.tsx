import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { forwards } from '#app/lib/direction.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './PhotoViewer.module.css'
import { useBackCloses } from './use-back-closes.ts'

const SWIPE = 48

/** What the viewer needs of a photo, or of a film: then `href` is of its still, and empty where it has none. */
export interface ViewerPhoto {
  href: string
  alt: string
  caption: string
  /** Text saying who added it; without it, nobody is named. */
  from?: string
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
  /** The files of a film, in the order in which a browser should try them. Only the one on the screen is loaded. */
  film?: { src: string; type: string }[]
}

interface Props {
  photos: ViewerPhoto[]
  /** Index of the photo it opens at. */
  start: number
  onClose: () => void
  /** The picture of a photo, where it is more than its addresses; keyed by `href`. */
  show?: (photo: ViewerPhoto, isLarge: boolean) => ReactNode
  /** This browser plays none of the files of a film. */
  onUnplayable?: (film: ViewerPhoto) => void
}

/**
 * Full-screen dialog that shows one photo or film at a time: arrows, swipe, Esc. The photos before and after are loaded
 * ahead. A film plays at once, as it was pressed or gone to; its own keys and its bar of time are left to it.
 * Needs the messages `viewer`.
 */
export function PhotoViewer({ photos, start, onClose, show = shown, onUnplayable }: Props) {
  const t = useTranslations('viewer')
  const [at, setAt] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedAt = useRef<number | null>(null)
  const stage = useRef<HTMLElement>(null)
  /** Enlarged to the available height, and wider than the window. */
  const [isLarge, setLarge] = useState(false)
  const photo = photos[at]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  useBackCloses(true, onClose)

  function go(by: number) {
    setLarge(false)
    setAt((from) => (from + by + photos.length) % photos.length)
  }

  useEffect(() => {
    if (isLarge) stage.current?.querySelector('img')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [isLarge])

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    // When enlarged, the keys scroll within the photo.
    if (by === undefined || isLarge || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    go(by * forwards())
  }

  function handlePointerUp(event: PointerEvent) {
    const moved = pressedAt.current === null ? 0 : event.clientX - pressedAt.current
    pressedAt.current = null
    // When zoomed in, a drag pans the photo.
    const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01
    if (Math.abs(moved) > SWIPE && !isEnlarged && !isLarge) go(moved * forwards() < 0 ? 1 : -1)
  }

  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      className={styles.room}
      aria-label={t('label')}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <div className={`apart note ${styles.bar}`}>
        <p role="status">
          {t('position', { number: at + 1, total: photos.length })}
          <span className="visually-hidden">: {photo.caption || photo.alt}</span>
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          <Icon of={X} />
          {t('close')}
        </button>
      </div>
      <figure
        ref={stage}
        className={classes(styles.stage, isLarge && styles.large)}
        // Scrollable content must be reachable by keyboard.
        tabIndex={isLarge ? 0 : undefined}
        onPointerDown={(event) => {
          const isOnFilm = event.target instanceof HTMLVideoElement
          pressedAt.current = event.isPrimary && !isOnFilm ? event.clientX : null
        }}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          pressedAt.current = null
        }}
      >
        {photo.film ? (
          <Film key={`${at}`} photo={photo} films={photo.film} onUnplayable={onUnplayable} />
        ) : (
          show(photo, isLarge)
        )}
        {(photo.caption || photo.from) && (
          <figcaption>
            {photo.caption && <span dir="auto">{photo.caption}</span>}
            {photo.from && <small>{photo.from}</small>}
          </figcaption>
        )}
      </figure>
      {!photo.film && photo.width >= photo.height && (
        <p className={styles.size}>
          <button type="button" onClick={() => setLarge(!isLarge)}>
            <Icon of={isLarge ? ZoomOut : ZoomIn} />
            {t(isLarge ? 'whole' : 'larger')}
          </button>
        </p>
      )}
      {photos.length > 1 && (
        <div className={`apart note ${styles.bar}`}>
          <button type="button" onClick={() => go(-1)}>
            <Icon of={ChevronLeft} />
            {t('previous')}
          </button>
          <button type="button" onClick={() => go(1)}>
            {t('next')}
            <Icon of={ChevronRight} />
          </button>
        </div>
      )}
      <div hidden>
        {[1, -1].map((by) => {
          const neighbour = photos[(at + by + photos.length) % photos.length]
          return neighbour?.href && neighbour !== photo ? (
            <Fragment key={by}>{show(neighbour, false)}</Fragment>
          ) : null
        })}
      </div>
    </dialog>
  )
}

function Film({
  photo,
  films,
  onUnplayable,
}: {
  photo: ViewerPhoto
  films: NonNullable<ViewerPhoto['film']>
  onUnplayable: Props['onUnplayable'] | undefined
}) {
  const player = useRef<HTMLVideoElement>(null)
  // A browser that lets nothing play by itself shows its controls.
  useEffect(() => void player.current?.play().catch(() => undefined), [])
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said in a film
    <video
      ref={player}
      poster={photo.href || undefined}
      width={photo.width || undefined}
      height={photo.height || undefined}
      controls
      playsInline
      aria-label={photo.caption || photo.alt}
      onError={({ currentTarget }) =>
        currentTarget.error?.code === MediaError.MEDIA_ERR_DECODE && onUnplayable?.(photo)
      }
    >
      {films.map((source, place) => (
        <source
          key={source.src}
          {...source}
          onError={place === films.length - 1 ? () => onUnplayable?.(photo) : undefined}
        />
      ))}
    </video>
  )
}

const shown = (photo: ViewerPhoto, isLarge: boolean) => (
  <Shown key={photo.href} photo={photo} isLarge={isLarge} />
)

function Shown({ photo, isLarge = false }: { photo: ViewerPhoto; isLarge?: boolean }) {
  // About the width of an enlarged landscape photo on an upright phone.
  const sizes = isLarge ? '200vw' : '100vw'
  return (
    <picture>
      {photo.sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={photo.href}
        alt={photo.alt}
        width={photo.width || undefined}
        height={photo.height || undefined}
        draggable={false}
      />
    </picture>
  )
}
