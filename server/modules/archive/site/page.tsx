import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { captionsAddress } from '#contract/captions.ts'
import { directionOf, tagOf } from '#languages/index.ts'
import { type ArchiveTranslator, archiveTranslator } from '../translator.ts'
import { ShowDialog } from './show-dialog.tsx'
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
  const hasShow = photos.length > 0 || memories.some((memory) => memory.photos.length > 0)
  return (
    <html lang={tagOf(source.language)} dir={directionOf(source.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t('title', { name })}</title>
        <link rel="stylesheet" href="site/style.css" />
        <script src="site/show.js" defer />
      </head>
      <body>
        <main>
          <Cover source={source} t={t} hasShow={hasShow} />
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
        {hasShow && <ShowDialog source={source} t={t} />}
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

function Cover({ source, t, hasShow }: Part & { hasShow: boolean }) {
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
        {/* Hidden until the script shows them: without it they do nothing. */}
        <p className="row">
          {hasShow && (
            <button type="button" className="primary" data-play hidden>
              {t('play')}
            </button>
          )}
          <button type="button" data-print hidden>
            {t('print')}
          </button>
        </p>
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
          {/* biome-ignore lint/a11y/useMediaCaption: it has captions once somebody has written down what is said */}
          <video
            controls
            preload="metadata"
            playsInline
            poster={video.poster ?? portrait?.large}
            width={video.width ?? undefined}
            height={video.height ?? undefined}
          >
            <source src={video.path} type={video.type} />
            {video.transcript && (
              <track
                kind="captions"
                src={captionsAddress(video.transcript, video.durationSeconds)}
                label={t('captions')}
              />
            )}
          </video>
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
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said */}
          <video
            controls
            preload="none"
            playsInline
            poster={film.poster ?? undefined}
            width={film.width ?? undefined}
            height={film.height ?? undefined}
          >
            <source src={film.path} type={film.type} />
          </video>
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

/** Without the script the link opens the large copy itself. */
function PhotoLink({ photo, alt, by }: { photo: SitePhoto; alt: string; by?: string }) {
  const { small, large, width, height, caption } = photo
  return (
    <a href={large} data-photo data-caption={caption} data-by={by}>
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

function Recording({ recording, label, t }: { recording: SiteVideo; label: string; t: ArchiveTranslator }) {
  const { path, type, poster, width, height, transcript } = recording
  const source = <source src={path} type={type} />
  return (
    <div className="film">
      {/* biome-ignore-start lint/a11y/useMediaCaption: what is said stands below it */}
      {type.startsWith('audio/') ? (
        <audio controls preload="none" aria-label={label}>
          {source}
        </audio>
      ) : (
        <video
          controls
          preload="none"
          playsInline
          poster={poster ?? undefined}
          width={width ?? undefined}
          height={height ?? undefined}
          aria-label={label}
        >
          {source}
        </video>
      )}
      {/* biome-ignore-end lint/a11y/useMediaCaption: what is said stands below it */}
      {transcript && (
        <details>
          <summary>{t('said')}</summary>
          <Paragraphs text={transcript} />
        </details>
      )}
    </div>
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
                  by={t('from', { name: who })}
                />
              ))}
              {recordings.map((recording) => (
                <Recording
                  key={recording.path}
                  recording={recording}
                  label={t('from', { name: who })}
                  t={t}
                />
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
