import { CalendarPlus, MapPin } from 'lucide-react'
import type { PublicEvent } from '#contract/events.ts'
import { lifeSpan } from '#contract/life-span.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { formatMemorialDate, formatNamedDay, lifeDateWriter } from '../../lib/dates.ts'
import { mapLink } from '../../lib/map-link.ts'
import { dayState } from '../../lib/memorial-day.ts'
import { nameShape } from '../../lib/name-shape.ts'
import { useTranslations } from '../../messages/index.tsx'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { classes } from '../../ui/classes.ts'
import { HalfSunRule } from '../../ui/HalfSunRule.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Place } from '../../ui/Place.tsx'
import { type ProgrammeTime, useCardLabels } from './Cards.tsx'
import styles from './Cover.module.css'
import type { ShownCard } from './cards-of.tsx'
import { photoId } from './PageStyle.tsx'

interface Props {
  memorial: PublicMemorial
  /** A calendar date. */
  today: string
  programme: ProgrammeTime
  /** What a visitor can do; the first card gets the primary button. */
  cards: ShownCard[]
  /** Ids of the sections further down. */
  parts: PagePart[]
}

export type PagePart = 'photos' | 'stories' | 'memories'

/**
 * The top of the page: portrait, name, date and place. `lib/offline-cache/cache-memorial-day.ts` reads its `data-day`
 * elements.
 */
export function Cover({ memorial, today, programme, cards, parts }: Props) {
  const t = useTranslations('view')
  const cardLabel = useCardLabels(programme)
  const { nameOfPerson: name, profilePhoto } = memorial
  const { long, airy } = nameShape(name)
  const life = lifeSpan(memorial, useTranslations('lifeSpan'), lifeDateWriter)
  return (
    <div className={classes(`stack centred s6 column ${styles.cover}`, !profilePhoto && styles.alone)}>
      {profilePhoto && (
        <figure className={styles.portrait} id={photoId(profilePhoto.uuid)}>
          <Picture photo={profilePhoto} alt={t('portrait', { name })} sizes={PORTRAIT_SIZES} first />
        </figure>
      )}
      <div className={styles.words}>
        <p className={styles.of}>{t('of')}</p>
        <h1
          className={classes(styles.name, long && styles.long, airy && styles.airy)}
          dir="auto"
          data-day="name"
        >
          {name}
        </h1>
        {life && (
          <p className={styles.life} id="life">
            {life}
          </p>
        )}
        <HalfSunRule />
        {memorial.programme.length > 0 ? (
          <ProgrammeDays events={memorial.programme} isOver={programme === 'over'} />
        ) : (
          <PlainDay memorial={memorial} today={today} />
        )}
        <p className={`row no-print middle links tight top6 ${styles.reply}`}>
          {cards.map(({ id }, index) => (
            <AnchorButton key={id} look={index === 0 ? 'primary' : 'link'} href={`#${id}`}>
              {cardLabel(id)}
            </AnchorButton>
          ))}
        </p>
        {parts.length > 0 && (
          <nav
            className={`wrap links no-print middle top5 ${styles.parts}`}
            id="parts"
            aria-label={t('onThisPage')}
          >
            {parts.map((part) => (
              <a key={part} href={`#${part}`}>
                {t(part)}
              </a>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}

/** The one day of a memorial without a programme: all that is known of it. */
function PlainDay({ memorial, today }: Pick<Props, 'memorial' | 'today'>) {
  const t = useTranslations('view')
  const { memorialDate, address, details, shareSlug } = memorial
  const isAhead = dayState(memorialDate, today) === 'ahead'
  return (
    <>
      {memorialDate && (
        <p className={styles.when} data-day="date">
          {isAhead ? formatNamedDay(memorialDate) : formatMemorialDate(memorialDate)}
        </p>
      )}
      {address && (
        <p className={styles.where} dir="auto" data-day="place">
          <Place text={address} />
        </p>
      )}
      {details && (
        <p
          className={classes(styles.where, details.length > LONG_DETAILS && styles.told)}
          dir="auto"
          data-day="details"
        >
          {details}
        </p>
      )}
      {(isAhead || address) && (
        <p className={`wrap no-print middle top2 ${styles.links}`}>
          {isAhead && (
            <a className="way" href={`/view/${shareSlug}/calendar.ics`}>
              <Icon of={CalendarPlus} />
              {t('calendar')}
            </a>
          )}
          {address && (
            <a className="way" href={mapLink(address)} target="_blank" rel="noreferrer">
              <Icon of={MapPin} />
              {t('map')}
            </a>
          )}
        </p>
      )}
    </>
  )
}

/** The days of a programme, whose events follow below. */
function ProgrammeDays({ events, isOver }: { events: PublicEvent[]; isOver: boolean }) {
  const t = useTranslations('visitProgramme')
  const days = events
    .filter(({ date, isCancelled }) => date && !isCancelled)
    .flatMap(({ date, endDate }) => [date ?? '', endDate ?? date ?? ''])
    .sort()
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (!first) return null
  const written = isOver ? formatMemorialDate : formatNamedDay
  const day = written(first)
  return (
    <>
      <p className={styles.today}>{t('today')}</p>
      <p className={styles.when} data-day="date">
        {first === last ? day : t('days', { day, endDay: written(last) })}
      </p>
    </>
  )
}

/**
 * The portrait is 17.5 rem wide on a phone and 24.5 rem beside the text. The sizes given are slightly smaller, so that
 * a phone with 1.75 pixels per point loads the picture of 480 and one with 3 the picture of 640: more than two pixels
 * per point make no visible difference.
 */
const PORTRAIT_SIZES =
  '(width < 56.25rem) and (min-resolution: 2.5dppx) 13rem, (width < 56.25rem) 17rem, 24.5rem'

/** Longer details are not centred, since their lines would be hard to follow. */
const LONG_DETAILS = 180
