import { CirclePlay, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicEvent } from '#contract/events.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { decadeOf } from '#contract/photo-date.ts'
import { Island } from '../../islands/Island.tsx'
import { formatIsoDay } from '../../lib/event-times.ts'
import { dayState, programmeState } from '../../lib/memorial-day.ts'
import { timeZone } from '../../messages/formats.ts'
import { useTranslations } from '../../messages/index.tsx'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Letter } from '../../ui/Letter.tsx'
import { MoreForm } from '../../ui/MoreForm.tsx'
import { summaryLine } from '../../ui/ReadMore.tsx'
import { TrustLinks } from '../../ui/TrustLinks.tsx'
import { VideoPlayer } from '../../ui/VideoPlayer.tsx'
import { asksYearly } from './asks-yearly.ts'
import { CardBar, Cards, type ProgrammeTime } from './Cards.tsx'
import { Cover, type PagePart } from './Cover.tsx'
import { type CardForms, cardsOf } from './cards-of.tsx'
import { FamilyFoot } from './FamilyFoot.tsx'
import { Films } from './Films.tsx'
import { Gallery, type GalleryPhoto } from './Gallery.tsx'
import { LifeGallery } from './LifeGallery.tsx'
import lifeLineRules from './life-line.css?inline'
import styles from './MemorialView.module.css'
import { PageStyle } from './PageStyle.tsx'
import { Stories } from './Stories.tsx'
import { YearlyNote } from './YearlyNote.tsx'

/**
 * A memorial as every visitor sees it. Parts that may be missing have an id, so that an update of the page
 * (features/visitor-actions/morph.ts) matches the other parts and keeps the cards and whatever is open in them. `today`
 * is a calendar date: a past event is not offered to calendars.
 */
interface Props extends CardForms {
  memorial: PublicMemorial
  today: string
  /** In milliseconds. */
  now: number
  /** Canonical address of this memorial. */
  address: string
  /** What others have added. */
  wall: ReactNode
  /** The server shows its other pages to this reader, too. It does not where only their token says that they are a host. */
  isOpen?: boolean
}

export function MemorialView({
  memorial,
  today,
  now,
  address,
  wall,
  rsvp,
  memory,
  gift,
  isOpen = false,
}: Props) {
  const t = useTranslations('view')
  const more = useTranslations('view.more')
  const day = useTranslations('visitProgramme')
  const words = useTranslations('common')
  const {
    nameOfPerson,
    hostMessage,
    hostName,
    hostVideoMessage: video,
    profilePhoto,
    media,
    films: told,
    contributedPhotos,
    contributedPhotosNext: nextPhotos,
    stories,
    contributions,
    shareSlug,
    programme: events,
  } = memorial
  const programme = programmeOf(events, now)
  const time = programme ? timeOf(events, programme, now) : undefined
  const messageLabel = hostName ? t('message', { host: hostName }) : t('messageUnsigned')
  const own: GalleryPhoto[] = media.map((photo) => ({ photo, from: null }))
  const dated = memorial.life?.photos.map(({ media: photo, from }) => ({ photo, from })) ?? []
  const photos = [...own, ...dated, ...contributedPhotos.map(({ media: photo, from }) => ({ photo, from }))]
  const films = told ?? []
  const undated = memorial.life ? films.filter(({ date }) => decadeOf(date) === null) : films
  const theirFilms = memorial.life?.films.map(({ media: film }) => film) ?? []
  const styled = [...photos.map(({ photo }) => photo), ...films, ...theirFilms]
  const hasPhotos = styled.length > 0
  const isEmpty = !hasPhotos && stories.length === 0 && !hostMessage && !video && contributions.length === 0
  const cards = cardsOf({ rsvp, memory, gift })
  const state =
    memorial.programme.length > 0
      ? programmeState(memorial.programme, now)
      : dayState(memorial.memorialDate, today)
  const there: Record<PagePart, unknown[]> = { photos: styled, stories, memories: contributions }
  const parts = (['photos', 'stories', 'memories'] as const).filter((part) => there[part].length > 0)
  const letter = (hostMessage || video) && (
    <section className={`stack s6 ${styles.message}`} id="message" aria-label={messageLabel}>
      {video && <h2>{messageLabel}</h2>}
      {video && <VideoPlayer video={video} label={t('video')} className={`no-print ${styles.video}`} />}
      {video?.transcript && (
        <details className={styles.said}>
          <summary className={`no-print ${summaryLine}`}>{t('said')}</summary>
          <p dir="auto">{video.transcript}</p>
        </details>
      )}
      {hostMessage && <Letter words={hostMessage} signed={hostName || undefined} />}
    </section>
  )
  const gallery = (
    <>
      {hasPhotos && (
        <section className={styles.band} id="photos">
          <h2>{t('photos')}</h2>
          {isOpen && photos.length + films.length > 1 && (
            <p className={`no-print ${styles.watch}`} id="watch">
              <a className="alone" href={`/view/${shareSlug}/slideshow`}>
                <Icon of={Play} />
                {t('watch')}
              </a>
            </p>
          )}
          {memorial.life ? (
            <LifeGallery memorial={memorial} />
          ) : (
            photos.length > 0 && <Gallery photos={photos} name={nameOfPerson} leads={!profilePhoto} />
          )}
          {nextPhotos && (
            <MoreForm
              action={`/view/${shareSlug}/more`}
              query={{ photos: nextPhotos }}
              words={{ more: more('photos'), loading: more('loading'), failed: more('failed') }}
              shown={more('shown', {
                shown: contributedPhotos.length,
                total: memorial.contributedPhotoCount,
              })}
            />
          )}
          {undated.length > 0 && (
            <Films
              films={undated.map((photo) => ({ photo, from: null }))}
              name={nameOfPerson}
              before={films.length + theirFilms.length - undated.length}
            />
          )}
        </section>
      )}

      {stories.length > 0 && (
        <section className={styles.band} id="stories">
          <h2>{t('stories')}</h2>
          <Stories stories={stories} />
        </section>
      )}
    </>
  )
  return (
    <div className={styles.ground} data-page data-time={time} data-today={time === 'today' ? '' : undefined}>
      <PageStyle
        photos={profilePhoto ? [profilePhoto, ...styled] : styled}
        others={memorial.life ? lifeLineRules : ''}
      />
      <header className={`no-print ${styles.masthead}`}>
        <Island name="visitorMenu" props={{ shareSlug }} />
      </header>
      <main id="content">
        <Cover memorial={memorial} today={today} programme={programme} cards={cards} parts={parts} />

        {programme === 'ahead' && (
          <section
            className={styles.band}
            id="day"
            aria-labelledby="day-title"
            data-folded={day('folded')}
            data-fold={`paper top9 column ${styles.fold}`}
          >
            <h2 id="day-title">{day('heading')}</h2>
            <Island name="programme" props={{ shareSlug, events, isOver: false }} />
          </section>
        )}

        {programme === 'over' ? (
          <>
            {wall}
            {gallery}
            {letter}
            {events.map(
              ({ uuid, title, kind, recordingUrl, isCancelled }) =>
                recordingUrl &&
                !isCancelled && (
                  <p className="column centred top6" key={uuid} id={`recording-${uuid}`}>
                    <AnchorButton icon={CirclePlay} href={recordingUrl} target="_blank" rel="noreferrer">
                      <span>
                        <bdi>{title ?? day(kind)}</bdi>: {day('recording')}
                      </span>
                      <span className="visually-hidden"> ({day('newTab')})</span>
                    </AnchorButton>
                  </p>
                ),
            )}
            <section className={`paper top9 column ${styles.fold}`} id="day">
              <details>
                <summary>
                  <h2>{day('folded')}</h2>
                </summary>
                <Island name="programme" props={{ shareSlug, events, isOver: true }} />
              </details>
            </section>
          </>
        ) : (
          <>
            {letter}
            {gallery}
            {wall}
          </>
        )}

        {isEmpty && (
          <p className={`quiet measure ${styles.empty}`} id="empty">
            {t('empty')}
          </p>
        )}

        <CardBar cards={cards} programme={programme} />
        <Cards cards={cards} />
        {asksYearly(memorial, state, today) && <YearlyNote memorial={memorial} />}
      </main>
      <footer className={`stack s2 note ${styles.made}`}>
        <FamilyFoot memorial={memorial} address={address} />
        <Brand />
        <TrustLinks />
        <LanguageSwitch />
        <p>{words('version')}</p>
      </footer>
    </div>
  )
}

/** Until its last event is over, a programme leads; then what people remember comes first. null: there is none. */
function programmeOf(events: PublicEvent[], now: number): ProgrammeTime {
  if (events.length === 0) return null
  return programmeState(events, now) === 'over' ? 'over' : 'ahead'
}

/**
 * Where the page is in time, as far as it is known when it is made: visitor-actions/programme/programme-clock.ts corrects
 * it.
 */
function timeOf(events: PublicEvent[], programme: ProgrammeTime, now: number) {
  if (programme === 'over') return 'after'
  const isToday = ({ date, endDate, zone, isCancelled }: PublicEvent) => {
    const today = formatIsoDay(now, zone ?? timeZone)
    return !isCancelled && date !== null && date <= today && today <= (endDate ?? date)
  }
  return events.some(isToday) ? 'today' : 'before'
}
