import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { captionsAddress } from '#contract/captions.ts'
import { directionOf, type Language, tagOf } from '#languages/index.ts'
import { type ArchiveTranslator, archiveTranslator } from '../translator.ts'
import type { SiteMemory, SitePhoto, SiteSource, SiteVideo } from './source.ts'

/**
 * The page in the archive: one document and the files it shows. It links to no address outside, so that it works for
 * good.
 */
export function sitePage(source: SiteSource): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Site source={source} t={archiveTranslator(source.language)} />)}\n`
}

interface Part {
  source: SiteSource
  t: ArchiveTranslator
}

function Site({ source, t }: Part) {
  const { name, photos, memories } = source
  return (
    <html lang={tagOf(source.language)} dir={directionOf(source.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t('title', { name })}</title>
        <link rel="stylesheet" href="site/style.css" />
      </head>
      <body>
        <main>
          <Cover source={source} t={t} />
          <Message source={source} t={t} />
          {photos.length > 0 && (
            <Section title={t('photos')}>
              <Gallery photos={photos} t={t} />
            </Section>
          )}
          <Films films={source.films} t={t} />
          <Stories stories={source.stories} t={t} />
          <Memories memories={memories} t={t} />
          <Unseen files={source.unseen} t={t} />
        </main>
        <footer>
          <p dir="auto">{t('address', { address: source.link })}</p>
          <p>{t('madeOn', { date: source.madeOn })}</p>
        </footer>
      </body>
    </html>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="band">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Cover({ source, t }: Part) {
  const { name, life, portrait, date, address, details } = source
  return (
    <header className={portrait ? 'cover' : 'cover alone'}>
      {portrait && (
        <figure className="print">
          <img
            src={portrait.large}
            width={portrait.width}
            height={portrait.height}
            alt={t('portrait', { name })}
          />
        </figure>
      )}
      <div>
        <p className="of">{t('of')}</p>
        <h1 dir="auto">{name}</h1>
        {life && <p className="life">{life}</p>}
        <div className="rule" aria-hidden="true">
          <i />
        </div>
        {date && <p className="when">{date}</p>}
        {address && (
          <p className="where lines" dir="auto">
            {address}
          </p>
        )}
        {details && (
          <p className="where lines" dir="auto">
            {details}
          </p>
        )}
      </div>
    </header>
  )
}

function Message({ source, t }: Part) {
  const { message, video, hostName: host, portrait } = source
  if (!message && !video) return null
  return (
    <section className="band" aria-label={host ? t('message', { host }) : t('messageUnsigned')}>
      {video && (
        <div className="film">
          <Player recording={{ ...video, poster: video.poster ?? portrait?.large ?? null }} t={t} />
          <p className="small">{t('video')}</p>
          {video.transcript && (
            <div className="letter" dir="auto">
              <Paragraphs text={video.transcript} />
            </div>
          )}
        </div>
      )}
      {message && (
        <div className="letter" dir="auto">
          <Paragraphs text={message} />
          {host && (
            <p className="signed" dir="auto">
              {host}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Films({ films, t }: { films: SiteSource['films']; t: ArchiveTranslator }) {
  if (films.length === 0) return null
  return (
    <Section title={t('films')}>
      {films.map((film) => (
        <div className="film" key={film.path}>
          <Player recording={film} t={t} />
          {film.caption && <p dir="auto">{film.caption}</p>}
        </div>
      ))}
    </Section>
  )
}

function Gallery({ photos, t }: { photos: SitePhoto[]; t: ArchiveTranslator }) {
  return (
    <ul className="gallery">
      {photos.map((photo, at) => (
        <li key={photo.small} style={{ '--ratio': ratioOf(photo) } as object}>
          <PhotoLink photo={photo} alt={photo.caption || t('photo', { number: String(at + 1) })} />
        </li>
      ))}
    </ul>
  )
}

/** A small copy that leads to the large one. */
function PhotoLink({ photo, alt }: { photo: SitePhoto; alt: string }) {
  const { small, large, width, height, caption } = photo
  return (
    <a href={large}>
      <img src={small} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      {caption && (
        <span className="caption" aria-hidden="true" dir="auto">
          {caption}
        </span>
      )}
    </a>
  )
}

/** Limits the ratio of very wide and very tall photos. */
const ratioOf = ({ width, height }: SitePhoto) =>
  Math.min(3.4, Math.max(0.5, width / Math.max(1, height))).toFixed(3)

function Stories({ stories, t }: { stories: SiteSource['stories']; t: ArchiveTranslator }) {
  if (stories.length === 0) return null
  return (
    <Section title={t('stories')}>
      {stories.map(({ title, text }, at) => (
        <article
          className="letter page"
          dir="auto"
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          key={at}
          aria-label={title ?? t('story', { number: String(at + 1) })}
        >
          {title && <h3 dir="auto">{title}</h3>}
          <Paragraphs text={text} />
        </article>
      ))}
    </Section>
  )
}

/** A voice, or a film with captions once somebody has written down what is said in it. */
function Player({ recording, label, t }: { recording: SiteVideo; label?: string; t: ArchiveTranslator }) {
  const { path, type, poster, width, height, transcript, durationSeconds } = recording
  const source = <source src={path} type={type} />
  if (type.startsWith('audio/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is said stands below it
      <audio controls preload="none" aria-label={label}>
        {source}
      </audio>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody may have written down what is said
    <video
      controls
      preload="metadata"
      playsInline
      poster={poster ?? undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      aria-label={label}
    >
      {source}
      {transcript && (
        <track kind="captions" src={captionsAddress(transcript, durationSeconds)} label={t('captions')} />
      )}
    </video>
  )
}

function Memories({ memories, t }: { memories: SiteMemory[]; t: ArchiveTranslator }) {
  if (memories.length === 0) return null
  return (
    <Section title={t('memories')}>
      <div className="wall">
        {memories.map(({ from, date, text, photos, recordings }, at) => {
          const who = from || t('anonymous')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <article className="note" key={at}>
              {photos.map((photo) => (
                <PhotoLink
                  key={photo.small}
                  photo={photo}
                  alt={photo.caption || t('photoOf', { name: who })}
                />
              ))}
              {recordings.map((recording) => (
                <div className="film" key={recording.path}>
                  <Player recording={recording} label={t('from', { name: who })} t={t} />
                  {recording.transcript && (
                    <details>
                      <summary>{t('said')}</summary>
                      <Paragraphs text={recording.transcript} />
                    </details>
                  )}
                </div>
              ))}
              {text && (
                <blockquote className="lines" dir="auto">
                  {text}
                </blockquote>
              )}
              <p className="who">
                <b dir="auto">{who}</b> <span>{date}</span>
              </p>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

function Unseen({ files, t }: { files: string[]; t: ArchiveTranslator }) {
  if (files.length === 0) return null
  return (
    <Section title={t('unseen')}>
      <p>{t('unseenWhy')}</p>
      <ul className="files">
        {files.map((file) => (
          <li key={file}>
            <a href={file.split('/').map(encodeURIComponent).join('/')}>{file}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Blank lines separate paragraphs; single line ends stay. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split(/(?:\r\n|\r|\n)\s*(?:\r\n|\r|\n)/)
    .filter((part) => part.trim() !== '')
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <p className="lines" dir="auto" key={at}>
        {part.trim()}
      </p>
    ))
}

/** The `index.html` beside the folder `data`: it leads to the page in there, by itself or by its link. */
export function startPage(language: Language, name: string): string {
  const t = archiveTranslator(language)
  const page = (
    <html lang={tagOf(language)} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content="0; url=data/index.html" />
        <title>{t('title', { name })}</title>
      </head>
      <body>
        <h1>
          <a href="data/index.html">{t('title', { name })}</a>
        </h1>
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}
