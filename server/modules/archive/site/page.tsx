import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { captionsAddress } from '#contract/captions.ts'
import { directionOf, type Language, tagOf } from '#languages/index.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { mailDay } from '#server/mails/dates.ts'
import type { FileRow } from '#server/modules/keepsakes/find-memorial.ts'
import {
  type Album,
  type ArchiveTranslator,
  archiveTranslator,
  type PageCopy,
  type Parts,
  presentDayTold,
} from '../present.ts'
import type { Contents, FileKind } from '../read-contents.ts'

/**
 * The page in the archive: one document and the files it shows. It links to no address outside, so that it works for
 * good. Texts of people are plain text, never markup.
 */
export function renderPage(parts: Parts): string {
  const { t, language, link, madeOn, contents, album } = parts
  return renderDocument(
    language,
    contents.memorial.nameOfPerson,
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href="site/style.css" />
    </>,
    <>
      <main>
        <Cover {...parts} />
        <Message {...parts} />
        <Section title={t('photos')} list="gallery">
          {listCopies(album, 'photos').map((copy, at) => (
            <li key={copy.path} style={{ '--ratio': ratioOf(copy.row) } as object}>
              <PhotoLink copy={copy} alt={t('photo', { number: String(at + 1) })} />
            </li>
          ))}
        </Section>
        <Section title={t('films')}>
          {listCopies(album, 'films').map((copy) => (
            <div className="film" key={copy.path}>
              <Player copy={copy} t={t} />
              <Text>{copy.row.title.trim()}</Text>
            </div>
          ))}
        </Section>
        <Stories {...parts} />
        <Memories {...parts} />
        <Section title={t('unseen')} intro={t('unseenWhy')} list="files">
          {album.unseen.map((file) => (
            <li key={file}>
              <a href={file.split('/').map(encodeURIComponent).join('/')}>{file}</a>
            </li>
          ))}
        </Section>
      </main>
      <footer>
        <Text>{t('address', { address: link })}</Text>
        <p>{t('madeOn', { date: madeOn })}</p>
      </footer>
    </>,
  )
}

/** The `index.html` beside the folder `data`: it leads to the page in there, by itself or by its link. */
export const renderStartPage = (language: Language, name: string): string =>
  renderDocument(
    language,
    name,
    <meta httpEquiv="refresh" content="0; url=data/index.html" />,
    <h1>
      <a href="data/index.html">{archiveTranslator(language)('title', { name })}</a>
    </h1>,
  )

function renderDocument(language: Language, name: string, head: ReactNode, body: ReactNode): string {
  const page = (
    <html lang={tagOf(language)} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{archiveTranslator(language)('title', { name })}</title>
        {head}
      </head>
      <body>{body}</body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}

/** What the page can show of files. */
const listCopies = ({ copies }: Album, wanted: FileKind) =>
  [...copies.values()].filter(({ kind }) => kind === wanted)

interface SectionProps {
  title: string
  intro?: string
  /** The class of the list in which they stand, and its element. */
  list?: string
  as?: 'ul' | 'div'
  children: ReactNode[]
}

/** A heading with what stands below it; nothing where nothing does. */
function Section({ title, intro, list, as: List = 'ul', children }: SectionProps) {
  if (children.length === 0) return null
  return (
    <section className="band">
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
      {list ? <List className={list}>{children}</List> : children}
    </section>
  )
}

/** What somebody wrote; nothing where they wrote nothing. */
function Text({ className, children }: { className?: string; children: string | null }) {
  return children ? (
    <p className={className} dir="auto">
      {children}
    </p>
  ) : null
}

function Cover({ t, language, contents, album }: Parts) {
  const { memorial } = contents
  const name = memorial.nameOfPerson
  const life = lifeSpanIn(language, memorial)
  const { date, address, details } = presentDayTold(memorial, language)
  const portrait = album.copies.get(memorial.profilePhotoUuid ?? '')
  return (
    <header className={portrait ? 'cover' : 'cover alone'}>
      {portrait && (
        <figure className="print">
          <img src={portrait.path} {...sizeOf(portrait.row)} alt={t('portrait', { name })} />
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
        <Text className="where lines">{address}</Text>
        <Text className="where lines">{details}</Text>
      </div>
    </header>
  )
}

function Message({ t, contents, album }: Parts) {
  const { memorial, hostName: host } = contents
  const message = memorial.hostMessage
  const [video] = listCopies(album, 'video')
  const portrait = album.copies.get(memorial.profilePhotoUuid ?? '')
  if (!message && !video) return null
  return (
    <section className="band" aria-label={host ? t('message', { host }) : t('messageUnsigned')}>
      {video && (
        <div className="film">
          <Player copy={{ ...video, small: video.small ?? portrait?.path ?? null }} t={t} />
          <p className="small">{t('video')}</p>
          <Letter text={video.row.transcript} />
        </div>
      )}
      <Letter text={message} signedBy={host} />
    </section>
  )
}

function Letter({ text, signedBy = '' }: { text: string | null; signedBy?: string }) {
  return text ? (
    <div className="letter" dir="auto">
      <Paragraphs text={text} />
      <Text className="signed">{signedBy}</Text>
    </div>
  ) : null
}

/** In pixels, so that the layout does not shift while it loads. */
const sizeOf = ({ width, height }: FileRow) => ({ width: width ?? 4, height: height ?? 3 })

/** Limits the ratio of very wide and very tall photos. */
const ratioOf = (row: FileRow) =>
  Math.min(3.4, Math.max(0.5, sizeOf(row).width / Math.max(1, sizeOf(row).height))).toFixed(3)

/** A small copy that leads to the large one. */
function PhotoLink({ copy: { path, small, row }, alt }: { copy: PageCopy; alt: string }) {
  const caption = row.title.trim()
  return (
    <a href={path}>
      <img src={small ?? path} {...sizeOf(row)} alt={caption || alt} loading="lazy" decoding="async" />
      {caption && (
        <span className="caption" aria-hidden="true" dir="auto">
          {caption}
        </span>
      )}
    </a>
  )
}

function Stories({ t, contents }: Parts) {
  return (
    <Section title={t('stories')}>
      {contents.stories.map(({ uuid, title, text }, at) => (
        <article
          className="letter page"
          dir="auto"
          key={uuid}
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
function Player({ copy, label, t }: { copy: PageCopy; label?: string; t: ArchiveTranslator }) {
  const { path, type, small, row } = copy
  const { width, height, transcript, durationSeconds } = row
  const isVoice = type.startsWith('audio/')
  const Kind = isVoice ? 'audio' : 'video'
  const picture = {
    preload: 'metadata',
    playsInline: true,
    ...withoutNulls({ poster: small, width, height }),
  }
  return (
    <Kind controls aria-label={label} {...(isVoice ? { preload: 'none' } : picture)}>
      <source src={path} type={type} />
      {transcript && !isVoice && (
        <track kind="captions" src={captionsAddress(transcript, durationSeconds)} label={t('captions')} />
      )}
    </Kind>
  )
}

const withoutNulls = (attributes: Record<string, string | number | null>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null))

function Memories({ t, language, contents, album }: Parts) {
  const noteOf = ({ uuid, from, dateCreated, message, photos, recordings }: Contents['memories'][number]) => {
    const who = from || t('anonymous')
    const copies = [...photos, ...recordings].flatMap((row) => album.copies.get(row.uuid) ?? [])
    return (
      <article className="note" key={uuid}>
        {copies.map((copy) =>
          copy.type ? (
            <div className="film" key={copy.path}>
              <Player copy={copy} label={t('from', { name: who })} t={t} />
              {copy.row.transcript && (
                <details>
                  <summary>{t('said')}</summary>
                  <Paragraphs text={copy.row.transcript} />
                </details>
              )}
            </div>
          ) : (
            <PhotoLink key={copy.path} copy={copy} alt={t('photoOf', { name: who })} />
          ),
        )}
        {message && (
          <blockquote className="lines" dir="auto">
            {message}
          </blockquote>
        )}
        <p className="who">
          <b dir="auto">{who}</b> <span>{mailDay(dateCreated, language)}</span>
        </p>
      </article>
    )
  }
  return (
    <Section title={t('memories')} as="div" list="wall">
      {contents.memories.map(noteOf)}
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
