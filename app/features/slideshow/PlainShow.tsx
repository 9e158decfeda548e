import { Word } from '#app/ui/Word.tsx'
import type { Show } from '#contract/show.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VideoPlayer } from '../../ui/VideoPlayer.tsx'
import styles from './PlainShow.module.css'
import { FigureWords, TitleCard } from './Slides.tsx'
import { slidesOf } from './slides.ts'

/**
 * The slideshow where no script runs, and until it does: the title fills the window, and each photo and film below it. It begins as
 * the show does, so that nothing jumps when that takes its place.
 */
export function PlainShow({ show, home }: { show: Show; home: string }) {
  const t = useTranslations('slideshow')
  const shared = useTranslations('common')
  const { nameOfPerson: name } = show
  return (
    <main className={styles.room}>
      <h1 className="visually-hidden">{t('titleOf', { name })}</h1>
      <p className={styles.top}>
        <a className="alone" href={home}>
          <Word of="backToMemorial" />
        </a>
      </p>
      <section className={styles.title}>
        <div>
          <TitleCard
            show={show}
            picture={undefined}
            still={
              show.profilePhoto && (
                // With script the show decodes it itself: it would go and come back.
                <noscript>
                  <Picture photo={show.profilePhoto} alt={t('card.portrait', { name })} sizes="60vw" first />
                </noscript>
              )
            }
          />
        </div>
        <noscript>
          <p className={styles.hint}>{t('scroll')}</p>
        </noscript>
      </section>
      {slidesOf(show).map((slide) => {
        if (slide.kind !== 'photo' && slide.kind !== 'film') return null
        const { number, picture, from, kind } = slide
        const label = t(kind, { number, name })
        return (
          <figure key={picture.uuid} className={styles.slide}>
            {kind === 'film' ? (
              <VideoPlayer video={picture} label={picture.title || label} waits fileName="film" />
            ) : (
              <Picture photo={picture} alt={label} sizes="100vw" />
            )}
            <FigureWords title={picture.title} from={from} />
          </figure>
        )
      })}
      <p className={styles.end}>
        <a className="alone" href={home}>
          <Word of="backToMemorial" />
        </a>
      </p>
      <p className={`small ${styles.end}`}>{shared('version')}</p>
    </main>
  )
}
