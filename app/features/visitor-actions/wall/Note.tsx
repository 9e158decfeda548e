import { formatAgo } from '#app/lib/dates.ts'
import { jpegUpTo } from '#app/lib/photos/srcset.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { ReadMore, summaryLine } from '#app/ui/ReadMore.tsx'
import { RecordingCard } from '#app/ui/RecordingCard.tsx'
import type { PublicContribution } from '#contract/contributions.ts'
import type { Media } from '#contract/media.ts'
import styles from './Wall.module.css'

/** How many photos of a memory are shown on the wall; the others can be unfolded. */
const VISIBLE_PHOTOS = 4
/** Longer text is folded, since it would take too much of the wall. */
const MOST = { characters: 480, lines: 9 }

/** One memory on the wall. Its photos open in the viewer with all others of the page. */
export function Note({ note, now }: { note: PublicContribution; now: Date }) {
  const t = useTranslations('visitWall')
  const { id, contributorName: name, message, media, recordings, dateCreated } = note
  const alt = name ? t('photo', { from: name }) : t('photoAnonymous')
  const from = name ? t('from', { name }) : t('fromAnonymous')
  const [shown, rest] = [media.slice(0, VISIBLE_PHOTOS), media.slice(VISIBLE_PHOTOS)]
  return (
    <article
      className={classes(`paper anywhere ${styles.note}`, media.length > 0 && styles.pictured)}
      id={`memory-${id}`}
      tabIndex={-1}
    >
      {shown.length > 0 && <Photos photos={shown} alt={alt} from={from} />}
      {rest.length > 0 && (
        <details>
          <summary className={summaryLine}>{t('allPhotos', { count: rest.length })}</summary>
          <Photos photos={rest} alt={alt} from={from} />
        </details>
      )}
      {recordings && (
        <div className={`stack s4 ${styles.recordings}`}>
          {recordings.map((recording) => (
            <RecordingCard key={recording.uuid} recording={recording} from={name} />
          ))}
        </div>
      )}
      {message && <blockquote dir="auto">{message}</blockquote>}
      <ReadMore words={message} most={MOST} more={t('readOn')} less={t('less')} />
      <footer className="apart note">
        <b className="strong" dir="auto">
          {name ?? t('anonymous')}
        </b>
        <time dateTime={dateCreated}>{formatAgo(dateCreated, now)}</time>
      </footer>
    </article>
  )
}

function Photos({ photos, alt, from }: { photos: Media[]; alt: string; from: string }) {
  return (
    <div className={classes(styles.photos, photos.length > 1 && styles.several)}>
      {photos.map((photo) => (
        <a key={photo.uuid} href={jpegUpTo(photo, 2048)} data-photo={photo.uuid} data-from={from}>
          <Picture
            photo={photo}
            alt={alt}
            sizes={photos.length > 1 ? '13rem' : '(width < 40rem) 90vw, 26rem'}
          />
          {photo.title && (
            <span className="visually-hidden" dir="auto" data-caption>
              {photo.title}
            </span>
          )}
        </a>
      ))}
    </div>
  )
}
