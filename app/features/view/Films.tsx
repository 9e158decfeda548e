import { Play } from 'lucide-react'
import { formatTimer } from '../../lib/recording/timer.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VideoPlayer } from '../../ui/VideoPlayer.tsx'
import styles from './Films.module.css'
import type { GalleryPhoto } from './Gallery.tsx'
import { photoId } from './PageStyle.tsx'

interface Props {
  films: GalleryPhoto[]
  name: string
  id?: string
  /** How many films stand in lists before this one. */
  before?: number
}

/**
 * Films among the photos: each shows its still, and is loaded when it is pressed. A `details`, so that it opens without
 * script; with it `islands/videos.ts` plays a film that opens. The list has an id for `visitor-actions/morph.ts`.
 */
export function Films({ films, name, id = 'films', before = 0 }: Props) {
  const t = useTranslations('view')
  return (
    <ul className={`wrap s4 middle top4 ${styles.films}`} id={id}>
      {films.map(({ photo: film, from, when }, index) => {
        const { uuid, poster, title, durationSeconds } = film
        const label = t('film', { number: before + index + 1, name })
        const by = from === null ? null : t('from', { name: from || t('anonymous') })
        const told = [when, by].filter(Boolean).join(' · ')
        return (
          <li key={uuid} id={photoId(uuid)}>
            <details data-film={label}>
              <summary>
                <span className={styles.image}>
                  {poster && (
                    <img
                      src={poster.url}
                      width={poster.width}
                      height={poster.height}
                      alt=""
                      loading="lazy"
                      decoding="async"
                    />
                  )}
                  <span className={styles.play}>
                    <Icon of={Play} />
                  </span>
                </span>
                <span className={`wrap s2 anywhere ${styles.words}`}>
                  <span className="visually-hidden">{label} </span>
                  {title && (
                    <span dir="auto" data-caption>
                      {title}
                    </span>
                  )}
                  {told && <span className={styles.length}>{told}</span>}
                  {durationSeconds !== null && (
                    <span className={styles.length}>{formatTimer(durationSeconds)}</span>
                  )}
                </span>
              </summary>
              <VideoPlayer
                video={film}
                label={title || label}
                className={styles.video}
                waits
                fileName="film"
              />
            </details>
          </li>
        )
      })}
    </ul>
  )
}
