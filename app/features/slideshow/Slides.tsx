import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { DayPart } from '#contract/events.ts'
import { lifeSpan } from '#contract/life-span.ts'
import type { Show } from '#contract/show.ts'
import { formatMemorialDate, lifeDateWriter } from '../../lib/dates.ts'
import { dateLocale } from '../../lib/dates-style.ts'
import { findHomeZone, nameZone } from '../../lib/event-times.ts'
import { formatList } from '../../lib/list-and-percent-format.ts'
import { nameShape } from '../../lib/name-shape.ts'
import { writtenDay, writtenTime } from '../../lib/written-time.ts'
import { useTranslations } from '../../messages/index.tsx'
import { classes } from '../../ui/classes.ts'
import { HalfSunRule } from '../../ui/HalfSunRule.tsx'
import styles from './Slides.module.css'
import { contributorsOf, daysOf, hasShared, type PhotoSlide } from './slides.ts'
import type { Picture } from './use-slideshow.ts'

interface Props {
  show: Show
  /** Undefined until it is loaded. */
  picture: Picture | undefined
}

/**
 * Whom the show is about, the date, and how many photos there are. `still` is the portrait where no script decodes it.
 */
export function TitleCard({ show, picture, still }: Props & { still?: ReactNode }) {
  const t = useTranslations('slideshow.card')
  const { nameOfPerson: name, memorialDate, programme, photos, films } = show
  const life = lifeSpan(show, useTranslations('lifeSpan'), lifeDateWriter)
  return (
    <div className={classes(styles.card, programme.length > 0 && styles.withDay)}>
      {show.profilePhoto && (
        <div className={styles.portrait}>
          {picture ? <Decoded picture={picture} alt={t('portrait', { name })} /> : still}
        </div>
      )}
      <p className={styles.of}>{t('of')}</p>
      <Name>{name}</Name>
      {life && <p className={styles.life}>{life}</p>}
      <HalfSunRule />
      {programme.length > 0 ? (
        <Day parts={programme} />
      ) : (
        memorialDate && <p className={styles.when}>{formatMemorialDate(memorialDate)}</p>
      )}
      {photos.length > 0 && (
        <p className={styles.many}>
          {t(hasShared(show) ? 'photosShared' : 'photos', { count: photos.length })}
        </p>
      )}
      {films.length > 0 && <p className={styles.many}>{t('films', { count: films.length })}</p>}
    </div>
  )
}

/** The parts of the day, in order. */
function Day({ parts }: { parts: readonly DayPart[] }) {
  const kindOf = useTranslations('visitProgramme')
  const home = findHomeZone(parts)
  const otherZone = (zone: string | null, date: string | null) =>
    zone && date && zone !== home && ` (${nameZone(dateLocale(), Date.parse(`${date}T12:00Z`), zone)})`
  return daysOf(parts).map(({ date, parts: ofDay }) => (
    <Fragment key={date}>
      {date && <p className={styles.when}>{writtenDay(date)}</p>}
      <ul className={`stack s1 anywhere ${styles.parts}`}>
        {ofDay.map(({ uuid, kind, title, begins, zone, place }) => (
          <li key={uuid}>
            {begins && (
              <span>
                {writtenTime(begins)}
                {otherZone(zone, date)}
              </span>
            )}{' '}
            <bdi>{title?.trim() || kindOf(kind)}</bdi> {place && <small dir="auto">{place}</small>}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

/** A photo, never cropped, with its caption and who shared it. */
export function PhotoFigure({ show, picture, slide }: Props & { slide: PhotoSlide }) {
  const t = useTranslations('slideshow')
  const { picture: photo, from, number } = slide
  return (
    <figure className={styles.photo}>
      {picture && <Decoded picture={picture} alt={t('photo', { number, name: show.nameOfPerson })} />}
      <FigureWords title={photo.title} from={from} />
    </figure>
  )
}

/** The caption of a photo or a film, and who shared it. */
export function FigureWords({ title, from }: { title: string; from: string | null }) {
  const t = useTranslations('slideshow')
  if (!title && from === null) return null
  return (
    <figcaption className={classes(title.length > LONG && styles.wordy)}>
      {title && <span dir="auto">{title}</span>}
      {from !== null && <span className={styles.from}>{t('from', { name: from || t('anonymous') })}</span>}
    </figcaption>
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
