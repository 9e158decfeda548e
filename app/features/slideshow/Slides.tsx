import { useLayoutEffect, useRef } from 'react'
import type { Show } from '#contract/memorials.ts'
import { formatMemorialDate } from '../../lib/dates.ts'
import { formatList } from '../../lib/list-and-percent-format.ts'
import { nameShape } from '../../lib/name-shape.ts'
import { useTranslations } from '../../messages/index.tsx'
import { classes } from '../../ui/classes.ts'
import { HalfSunRule } from '../../ui/HalfSunRule.tsx'
import styles from './Slides.module.css'
import { contributorsOf, hasShared, type PhotoSlide } from './slides.ts'
import type { Picture } from './use-slideshow.ts'

interface Props {
  show: Show
  /** Undefined until it is loaded. */
  picture: Picture | undefined
}

/** Whom the show is about, the date, and how many photos there are. */
export function TitleCard({ show, picture }: Props) {
  const t = useTranslations('slideshow.card')
  const { nameOfPerson: name, memorialDate, photos } = show
  return (
    <div className={styles.card}>
      {show.profilePhoto && (
        <div className={styles.portrait}>
          {picture && <Decoded picture={picture} alt={t('portrait', { name })} />}
        </div>
      )}
      <p className={styles.of}>{t('of')}</p>
      <Name>{name}</Name>
      <HalfSunRule />
      {memorialDate && <p className={styles.when}>{formatMemorialDate(memorialDate)}</p>}
      <p className={styles.many}>
        {t(hasShared(show) ? 'photosShared' : 'photos', { count: photos.length })}
      </p>
    </div>
  )
}

/** A photo, never cropped, with its caption and who shared it. */
export function PhotoFigure({ show, picture, slide }: Props & { slide: PhotoSlide }) {
  const t = useTranslations('slideshow')
  const { picture: photo, from, number } = slide
  return (
    <figure className={styles.photo}>
      {picture && <Decoded picture={picture} alt={t('photo', { number, name: show.nameOfPerson })} />}
      {(photo.title || from !== null) && (
        <figcaption className={classes(photo.title.length > LONG && styles.wordy)}>
          {photo.title && <span dir="auto">{photo.title}</span>}
          {from !== null && (
            <span className={styles.from}>{t('from', { name: from || t('anonymous') })}</span>
          )}
        </figcaption>
      )}
    </figure>
  )
}

/** Captions longer than this many characters are set in smaller type. */
const LONG = 140

/** Thanks, with the names of those who shared photos; the show then begins again. */
export function ClosingCard({ show }: Pick<Props, 'show'>) {
  const t = useTranslations('slideshow.card')
  const { names, more } = contributorsOf(show)
  const thanked = more > 0 ? [...names, t('others', { count: more })] : names
  return (
    <div className={classes(styles.card, styles.closing)}>
      <p className={styles.of}>{t('thanks')}</p>
      <Name>{show.nameOfPerson}</Name>
      <HalfSunRule />
      {thanked.length > 0 && <p className={styles.many}>{t('shared', { names: formatList(thanked) })}</p>}
    </div>
  )
}

function Name({ children: name }: { children: string }) {
  const { long, airy } = nameShape(name)
  return (
    <h2 className={classes(styles.name, long && styles.long, airy && styles.airy)} dir="auto">
      {name}
    </h2>
  )
}

/** Shows the element that was decoded itself: another one with the same address might be blank for a frame. */
function Decoded({ picture, alt }: { picture: HTMLImageElement; alt: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    picture.alt = alt
    // A small scan is enlarged to at most twice its size, so that it does not blur.
    picture.style.setProperty('--most', `${picture.naturalWidth * 2}px`)
    place.current?.replaceChildren(picture)
  }, [picture, alt])
  return <div className={styles.decoded} ref={place} />
}
