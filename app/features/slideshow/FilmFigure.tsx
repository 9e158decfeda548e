import { useEffect, useRef, useState } from 'react'
import type { Show } from '#contract/show.ts'
import { useTranslations } from '../../messages/index.tsx'
import { filmFile, openFilm } from './films.ts'
import styles from './Slides.module.css'
import { FigureWords } from './Slides.tsx'
import type { FilmSlide } from './slides.ts'
import type { Picture } from './use-slideshow.ts'

interface Props {
  show: Show
  slide: FilmSlide
  /** Its still; undefined until it is loaded, null where there is none. */
  picture: Picture | undefined
  /** It is on the screen, and the show plays. */
  isPlaying: boolean
  /** It is on the screen, or was a moment ago. */
  isShown: boolean
  isMuted: boolean
  onEnded: () => void
  onUnplayable: () => void
}

/** A film, never cropped, played once from its beginning; its still where it cannot be played. */
export function FilmFigure({ show, slide, picture, isPlaying, isShown, isMuted, ...tell }: Props) {
  const t = useTranslations('slideshow')
  const { picture: film, number, withSound } = slide
  const [failed, setFailed] = useState(false)
  const player = useRef<HTMLVideoElement>(null)
  const told = useRef(tell)
  told.current = tell
  const path = filmFile(slide)
  const src = useFilm(path, show.memorialUuid)
  const label = t('film', { number, name: show.nameOfPerson })

  function fail() {
    setFailed(true)
    told.current.onUnplayable()
  }

  useEffect(() => {
    const video = player.current
    if (!video || !src) return
    if (!isPlaying) return video.pause()
    // A browser may refuse to play sound before anybody touched the page: then it is muted.
    void video.play().catch((reason) => {
      if (video.muted || reason?.name !== 'NotAllowedError') return
      video.muted = true
      void video.play().catch(() => undefined)
    })
  }, [isPlaying, src])

  // Shown again, it begins again.
  useEffect(() => {
    if (!isShown && player.current) player.current.currentTime = 0
  }, [isShown])

  return (
    <figure className={styles.photo}>
      {failed || !path ? (
        picture && <img src={picture.src} alt={label} />
      ) : (
        <video
          ref={player}
          src={src}
          poster={picture?.src}
          width={film.width ?? undefined}
          height={film.height ?? undefined}
          muted={isMuted || !withSound}
          playsInline
          disablePictureInPicture
          preload="auto"
          aria-label={label}
          onEnded={() => told.current.onEnded()}
          onError={fail}
        />
      )}
      <FigureWords title={film.title} from={slide.from} />
    </figure>
  )
}

/** Undefined until it is known where to play it from. */
function useFilm(path: string | undefined, memorialUuid: string): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!path) return
    let opened: string | undefined
    let isOver = false
    void openFilm(path, memorialUuid).then((found) => {
      opened = found
      if (isOver) drop(found)
      else setSrc(found)
    })
    return () => {
      isOver = true
      if (opened) drop(opened)
      setSrc(undefined)
    }
  }, [path, memorialUuid])
  return src
}

const drop = (src: string) => src.startsWith('blob:') && URL.revokeObjectURL(src)
