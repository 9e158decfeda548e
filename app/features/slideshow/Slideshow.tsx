import { Images, Maximize, Minimize, Monitor, X } from 'lucide-react'
import {
  type PointerEvent,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { forwards } from '#app/lib/direction.ts'
import { Word } from '#app/ui/Word.tsx'
import type { Show } from '#contract/show.ts'
import type { ApiError } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AccountMenuContext } from '../../ui/Masthead.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DownloadStatus } from './download/DownloadStatus.tsx'
import { filmFile, lengthsOf } from './films.ts'
import { dropPicture, openPicture } from './open-picture.ts'
import { type Format, renditionOf, thisScreen } from './renditions.ts'
import styles from './Slideshow.module.css'
import { SlideshowControls } from './SlideshowControls.tsx'
import { Stage } from './Stage.tsx'
import { shownSlide } from './show-state.ts'
import type { Slide } from './slides.ts'
import { useIdle } from './use-idle.ts'
import { type OpenedShow, useLiveShow } from './use-live-show.ts'
import { useShowKeys } from './use-show-keys.ts'
import { useSlideshow } from './use-slideshow.ts'
import { WallSide } from './wall/WallSide.tsx'

interface Props {
  opened: OpenedShow
  format: Format
  /** Where Close leads. */
  home: string
  /** This person may not see the show any more. null: a visitor's show, which neither follows the memorial nor is stored, and is no wall. */
  onRefused: ((reason: ApiError) => void) | null
}

/** The address of the live wall ends with it. It is no query, so that the stored page is found without a network. */
export const WALL = '#wall'

/** Dark full-window view of one photo at a time. It starts by itself and repeats without end. As a live wall it has memories and the code beside it. */
export function Slideshow({ opened, format, home, onRefused }: Props) {
  const t = useTranslations('slideshow')
  const navigate = useNavigate()
  const room = useRef<HTMLElement>(null)
  const isHosts = onRefused !== null
  const isWall = useLocation().hash === WALL && isHosts
  const { show, roster, isKept } = useLiveShow(opened, onRefused)
  const { slides } = roster
  const pathOf = useMemo(() => {
    const seenOn = thisScreen()
    return (slide: Slide | undefined) =>
      slide?.kind === 'film'
        ? slide.picture.poster?.url
        : slide?.picture && renditionOf(slide.picture, seenOn, format)
  }, [format])
  const pictures = useMemo(
    () => [...new Set(slides.map(pathOf).filter((path) => typeof path === 'string'))],
    [slides, pathOf],
  )

  const lengths = useMemo(() => lengthsOf(slides), [slides])
  const films = useMemo(() => slides.flatMap((slide) => filmFile(slide) ?? []), [slides])

  const { state, isRunning, dispatch, pictureOf } = useSlideshow(roster, {
    lengths,
    async load(at, signal) {
      const [picture, path] = [slides[at]?.picture, pathOf(slides[at])]
      if (!picture || !path) return null
      const opened = openPicture(picture, path, show.memorialUuid, signal)
      // A film is shown without its still, too.
      return slides[at]?.kind === 'film' ? opened.catch(() => null) : opened
    },
    drop: (picture) => picture && dropPicture(picture),
  })
  const { quiet, waking } = useIdle('[data-controls]')
  useWakeLock(isRunning)
  const fullScreen = useFullScreen(room)
  useShowKeys({
    press: (type) => dispatch({ type }),
    toggleFullScreen: () => void fullScreen.toggle?.(),
    close: () => (isHosts ? void navigate(home) : location.assign(home)),
  })
  const swipe = useSwipe((by) => dispatch({ type: by === 1 ? 'next' : 'previous' }))

  const [isUnderWay, setUnderWay] = useState(false)
  if (!isUnderWay && state.ready.size + state.broken.size > 2) setUnderWay(true)

  const slide = slides[shownSlide(state)]
  const total = show.photos.length + films.length
  const position =
    slide?.kind === 'photo' || slide?.kind === 'film' ? t('position', { number: slide.number, total }) : null
  const isSilent = state.playing && !state.byHand
  return (
    <main
      ref={room}
      className={classes(
        styles.room,
        quiet && styles.quiet,
        isWall && styles.wall,
        styles[slide?.kind === 'film' ? 'photo' : (slide?.kind ?? 'photo')],
      )}
      data-phase={state.phase}
      data-quiet={quiet}
      {...waking}
    >
      <h1 className="visually-hidden">{t('titleOf', { name: show.nameOfPerson })}</h1>
      <div className={styles.top} data-controls>
        <p className={`tabular ${styles.position}`}>{position}</p>
        <div className={`row links ${styles.notes}`}>
          {state.phase === 'waiting' && (
            <p className={styles.waiting}>
              <Spinner /> {t('waiting')}
            </p>
          )}
          {state.broken.size > 0 && <p>{t('missing', { count: state.broken.size })}</p>}
          {isKept && <p>{t('offline.old')}</p>}
          {isHosts && !isKept && (
            <DownloadStatus show={show} pictures={pictures} films={films} begin={isUnderWay} />
          )}
        </div>
        {isHosts && (
          <Link to={{ hash: isWall ? '' : WALL }} replace className={styles.do}>
            <Icon of={isWall ? Images : Monitor} />
            {t(isWall ? 'title' : 'wall.title')}
          </Link>
        )}
        {use(AccountMenuContext)}
        {fullScreen.toggle && (
          <button type="button" className={styles.do} onClick={fullScreen.toggle}>
            <Icon of={fullScreen.isFull ? Minimize : Maximize} />
            {t(fullScreen.isFull ? 'leaveFullScreen' : 'fullScreen')}
          </button>
        )}
        <Link to={home} reloadDocument={!isHosts} className={styles.do}>
          <Icon of={X} />
          <Word of="close" />
        </Link>
      </div>
      <div className={styles.stage} {...swipe}>
        <Stage {...{ show, slides, state, isRunning, pictureOf, dispatch }} isMuted={isWall} />
      </div>
      {isWall && <WallSide show={show} isPlaying={isRunning} />}
      <SlideshowControls state={state} dispatch={dispatch} />
      <p role="status" className="visually-hidden">
        {isSilent ? '' : <Told show={show} slide={slide} position={position} />}
      </p>
    </main>
  )
}

/** The current slide as text for screen readers, after the user moved by hand. */
function Told(props: { show: Show; slide: Slide | undefined; position: string | null }) {
  const { show, slide, position } = props
  const t = useTranslations('slideshow')
  if (slide?.kind !== 'photo' && slide?.kind !== 'film')
    return `${t(slide?.kind === 'closing' ? 'card.thanks' : 'card.of')} ${show.nameOfPerson}`
  const { picture, from } = slide
  const shared = from === null ? null : t('from', { name: from || t('anonymous') })
  const kind = slide.kind === 'film' ? t('isFilm') : null
  return [position, kind, picture.title, shared].filter(Boolean).join('. ')
}

/** Keeps the screen on while `wanted`. A hidden tab loses the lock and must request it again. */
function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given
        if (over) void given.release()
      },
      // The browser may refuse, for instance on low battery. The show continues.
      () => {},
    )
    return () => {
      over = true
      void lock?.release()
    }
  }, [wanted])
}

/** `toggle` is null where the browser has no full screen (most phones). */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isPossible = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled,
    () => false,
  )
  // If the browser refuses, nothing changes.
  const toggle = () =>
    isFull ? document.exitFullscreen().catch(() => {}) : element.current?.requestFullscreen().catch(() => {})
  return { isFull, toggle: isPossible ? toggle : null }
}

/** Pixels that a finger must move to count as a swipe. */
const FAR_ENOUGH = 48

/** Calls back with 1 for a swipe to the next slide (against the reading direction) and -1 for one to the previous. */
function useSwipe(swiped: (by: 1 | -1) => void) {
  const pressedAt = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      pressedAt.current = event.isPrimary ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = pressedAt.current === null ? 0 : event.clientX - pressedAt.current
      pressedAt.current = null
      // When zoomed in, a drag pans the photo.
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01
      if (Math.abs(moved) > FAR_ENOUGH && !isEnlarged) swiped(moved * forwards() < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      pressedAt.current = null
    },
  }
}
