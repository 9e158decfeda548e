import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { slideshow } from '#contract/host-limits.ts'
import { cardSeconds } from '#contract/service-pack.ts'
import { directionOf, tagOf } from '#languages/index.ts'
import { cardsOf, type PackFilm, type PackPhoto, type PackShow, sharedBy } from '../pack-slideshow.ts'
import { type PackTranslator, packTranslator } from '../translator.ts'
import { pageScript } from './script.ts'
import { pageStyle } from './style.ts'

/** A photo and its path beside the page. */
type PlacedPhoto = PackPhoto & { src: string }

type PlacedFilm = PackFilm & { src: string; stillSrc: string | null }

interface PageSource {
  show: PackShow
  photos: PlacedPhoto[]
  films: PlacedFilm[]
  portrait: PlacedPhoto | null
  /** Seconds per photo. */
  speed: number
}

/** The slideshow as a page that plays from a USB stick: this one file has everything but the photos and films, and no address. */
export async function packPage(source: PageSource): Promise<string> {
  const { language } = source.show
  const t = packTranslator(language)
  return `<!doctype html>
<html lang="${tagOf(language)}" dir="${directionOf(language)}">
<head>
${renderToStaticMarkup(<Head source={source} t={t} />)}
<style>${await pageStyle()}</style>
</head>
<body>
${renderToStaticMarkup(<Room source={source} t={t} />)}
<script type="application/json" id="show">${dataOf(source, t)}</script>
<script>${pageScript}</script>
</body>
</html>
`
}

interface Part {
  source: PageSource
  t: PackTranslator
}

const Head = ({ source: { show }, t }: Part) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{t('page.title', { name: show.name })}</title>
  </>
)

function Room({ source, t }: Part) {
  return (
    <>
      <main id="room" className="glow">
        <h1 className="unseen">{t('page.title', { name: source.show.name })}</h1>
        <div id="stage">
          <TitleCard source={source} t={t} />
          <ClosingCard source={source} t={t} />
        </div>
        <p id="said" className="unseen" role="status" />
        <Controls source={source} t={t} />
      </main>
      <noscript>
        <p className="note">{t('page.noScript')}</p>
      </noscript>
    </>
  )
}

function TitleCard({ source: { show, portrait }, t }: Part) {
  const { of, many } = cardsOf(show, t)
  return (
    <section className="layer card shown" id="title">
      {portrait && (
        <img
          className="portrait"
          src={portrait.src}
          alt={t('page.portrait', { name: show.name })}
          loading="lazy"
        />
      )}
      <p className="of">{of}</p>
      <p className="name" dir="auto">
        {show.name}
      </p>
      {show.life && <p className="life">{show.life}</p>}
      <Sun />
      {show.days.length > 0 ? <Day days={show.days} /> : show.date && <p className="when">{show.date}</p>}
      <p className="many">{many}</p>
    </section>
  )
}

/** The parts of the day, in order. */
const Day = ({ days }: Pick<PackShow, 'days'>) =>
  days.map(({ day, parts }) => (
    <Fragment key={day}>
      {day && <p className="when">{day}</p>}
      <ul className="parts">
        {parts.map(({ time, name, place }) => (
          <li key={`${time} ${name} ${place}`}>
            {time && <span>{time}</span>} <bdi>{name}</bdi> {place && <i dir="auto">{place}</i>}
          </li>
        ))}
      </ul>
    </Fragment>
  ))

function ClosingCard({ source: { show }, t }: Part) {
  const { thanks, shared } = cardsOf(show, t)
  return (
    <section className="layer card" id="closing" aria-hidden="true">
      <p className="of">{thanks}</p>
      <p className="name" dir="auto">
        {show.name}
      </p>
      <Sun />
      {shared && (
        <p className="many" dir="auto">
          {shared}
        </p>
      )}
    </section>
  )
}

/** The ornament: a thin line, a half sun, a thin line. */
const Sun = () => (
  <p className="sun" aria-hidden="true">
    <span />
  </p>
)

function Controls({ source: { speed }, t }: Part) {
  return (
    <div id="controls">
      <p id="position" />
      <div className="moves">
        <button type="button" id="previous">
          {t('page.previous')}
        </button>
        <button type="button" id="toggle">
          {t('page.pause')}
        </button>
        <button type="button" id="next">
          {t('page.next')}
        </button>
        <label>
          {t('page.speed')}{' '}
          <select id="speed" defaultValue={speed}>
            {slideshow.speeds.toReversed().map((seconds) => (
              <option key={seconds}>{seconds}</option>
            ))}
          </select>
        </label>
        <button type="button" id="fill" hidden>
          {t('page.fullScreen')}
        </button>
      </div>
      <p className="keys">{t('page.keys')}</p>
    </div>
  )
}

/** The data for the script. `<` is escaped, so that no text can end the element. */
function dataOf({ show, photos, films }: PageSource, t: PackTranslator): string {
  const total = photos.length + films.length
  const data = {
    photos: photos.map((photo, index) => ({
      src: photo.src,
      caption: photo.caption,
      from: sharedBy(photo, t),
      alt: t('page.photo', { number: String(index + 1), name: show.name }),
      position: t('page.position', { number: String(index + 1), total: String(total) }),
    })),
    films: films.map((film, index) => ({
      film: film.src,
      still: film.stillSrc,
      seconds: film.seconds,
      muted: !film.withSound,
      caption: film.caption,
      from: sharedBy(film, t),
      alt: t('page.film', { number: String(index + 1), name: show.name }),
      position: t('page.position', { number: String(photos.length + index + 1), total: String(total) }),
    })),
    leastOfCards: cardSeconds(1),
    words: {
      play: t('page.play'),
      pause: t('page.pause'),
      fullScreen: t('page.fullScreen'),
      leaveFullScreen: t('page.leaveFullScreen'),
    },
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
