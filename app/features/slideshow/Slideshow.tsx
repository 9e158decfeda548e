import { Maximize, Minimize, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Show } from '#contract/memorials.ts'
import { useTranslations } from '../../messages/index.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DownloadStatus } from './download/DownloadStatus.tsx'
import { dropPicture, openPicture } from './open-picture.ts'
import { type Format, renditionOf, thisScreen } from './renditions.ts'
import styles from './Slideshow.module.css'
import { SlideshowControls } from './SlideshowControls.tsx'
import { Stage } from './Stage.tsx'
import { shownSlide } from './show-state.ts'
import { slidesOf } from './slides.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useGlide } from './use-glide.ts'
import { useIdle } from './use-idle.ts'
import { useShowKeys } from './use-show-keys.ts'
import { useSlideshow } from './use-slideshow.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  show: Show
  /** The show was read from this device, since the server could not be reached. */
  isKept: boolean
  format: Format
  /** Where Close leads. */
  home: string
}

/** Dark full-window view of one photo at a time. It starts by itself and repeats without end. */
export function Slideshow({ show, isKept, format, home }: Props) {
  const t = useTranslations('slideshow')
  const navigate = useNavigate()
  const room = useRef<HTMLElement>(null)
  const slides = useMemo(() => slidesOf(show), [show])
  const paths = useMemo(() => {
    const seenOn = thisScreen()
    return slides.map(({ picture }) => picture && renditionOf(picture, seenOn, format))
  }, [slides, format])
  const pictures = useMemo(() => [...new Set(paths.filter((path) => path !== null))], [paths])

  const { state, dispatch, pictureOf } = useSlideshow(show.photos.length, {
    async load(at, signal) {
      const [picture, path] = [slides[at]?.picture, paths[at]]
      return picture && path ? openPicture(picture, path, show.memorialUuid, signal) : null
    },
    drop: (picture) => picture && dropPicture(picture),
  })
  const { quiet, waking } = useIdle('[data-controls]', useGlide(room))
  useWakeLock(state.playing && !state.hidden)
  const fullScreen = useFullScreen(room)
  useShowKeys({
    press: (type) => dispatch({ type }),
    toggleFullScreen: () => void fullScreen.toggle?.(),
    close: () => void navigate(home),
  })
  const swipe = useSwipe((by) => dispatch({ type: by === 1 ? 'next' : 'previous' }))

  const [isUnderWay, setUnderWay] = useState(false)
  if (!isUnderWay && state.ready.size + state.broken.size > 2) setUnderWay(true)

  const slide = slides[shownSlide(state)]
  const total = show.photos.length
  const position = slide?.kind === 'photo' ? t('position', { number: slide.number, total }) : null
  const isSilent = state.playing && !state.byHand
  return (
    <main
      ref={room}
      className={classes(styles.room, quiet && styles.quiet, styles[slide?.kind ?? 'photo'])}
      data-phase={state.phase}
      data-quiet={quiet}
      {...waking}
    >
      <h1 className="visually-hidden">{t('titleOf', { name: show.nameOfPerson })}</h1>
      <div className={styles.top} data-controls>
        <p className={styles.position}>{position}</p>
        <div className={styles.notes}>
          {state.phase === 'waiting' && (
            <p className={styles.waiting}>
              <Spinner /> {t('waiting')}
            </p>
          )}
          {state.broken.size > 0 && <p>{t('missing', { count: state.broken.size })}</p>}
          {isKept ? (
            <p>{t('offline.old')}</p>
          ) : (
            <DownloadStatus show={show} pictures={pictures} begin={isUnderWay} />
          )}
        </div>
        {fullScreen.toggle && (
          <button type="button" className={styles.do} onClick={fullScreen.toggle}>
            <Icon of={fullScreen.isFull ? Minimize : Maximize} />
            {t(fullScreen.isFull ? 'leaveFullScreen' : 'fullScreen')}
          </button>
        )}
        <Link to={home} className={styles.do}>
          <Icon of={X} />
          {t('close')}
        </Link>
      </div>
      <div className={styles.stage} {...swipe}>
        <Stage show={show} slides={slides} state={state} pictureOf={pictureOf} />
      </div>
      <SlideshowControls state={state} dispatch={dispatch} />
      <p role="status" className="visually-hidden">
        {isSilent ? '' : <Told show={show} slide={slide} position={position} />}
      </p>
    </main>
  )
}

/** The current slide as text for screen readers, after the user moved by hand. */
function Told(props: {
  show: Show
  slide: ReturnType<typeof slidesOf>[number] | undefined
  position: string | null
}) {
  const { show, slide, position } = props
  const t = useTranslations('slideshow')
  if (slide?.kind !== 'photo')
    return `${t(slide?.kind === 'closing' ? 'card.thanks' : 'card.of')} ${show.nameOfPerson}`
  const { picture, from } = slide
  const shared = from === null ? null : t('from', { name: from || t('anonymous') })
  return [position, picture.title, shared].filter(Boolean).join('. ')
}
