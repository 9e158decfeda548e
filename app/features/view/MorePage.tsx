import type { ReactNode } from 'react'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { Word } from '#app/ui/Word.tsx'
import type { Media } from '#contract/media.ts'
import { writtenDecade } from '#contract/photo-date-words.ts'
import type { MoreOfOthers } from '../../context.ts'
import { Island } from '../../islands/Island.tsx'
import { useTranslations } from '../../messages/index.tsx'
import { HalfSunRule } from '../../ui/HalfSunRule.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { MoreForm } from '../../ui/MoreForm.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import { Gallery } from './Gallery.tsx'
import { decadeId } from './LifeLine.tsx'
import styles from './MemorialView.module.css'
import { PageStyle } from './PageStyle.tsx'

interface Props {
  shareSlug: string
  nameOfPerson: string
  more: MoreOfOthers
  /** The memories, with the way to the next ones; photos are rendered here. */
  children: ReactNode
}

/** A further page of what others added, linked by a plain form. */
export function MorePage({ shareSlug, nameOfPerson: name, more, children }: Props) {
  const t = useTranslations('view.more')
  const time = useTranslations('photoDate')
  const { list, next } = more
  const when = ({ date }: Media) => writtenPhotoDate(date, time)
  return (
    <div className={styles.ground}>
      {more.list !== 'memories' && <PageStyle photos={more.photos.map(({ media }) => media)} />}
      <Masthead>
        <Island name="visitorMenu" props={{ shareSlug }} />
      </Masthead>
      <main id="content" className={`stack s6 column ${styles.further}`}>
        <HalfSunRule />
        <h1>{more.list === 'decade' ? writtenDecade(more.decade, time) : t(`${more.list}Of`, { name })}</h1>
        <div className="stack s6" data-more-of>
          {more.list !== 'memories' && (
            <Gallery
              photos={more.photos.map(({ media, from }) => ({ photo: media, from, when: when(media) }))}
              name={name}
              leads
            />
          )}
          {children}
          {next && more.list !== 'memories' && (
            <MoreForm
              action={`/view/${shareSlug}/more`}
              query={more.list === 'decade' ? { decade: String(more.decade), after: next } : { photos: next }}
              words={{ more: t('photos'), loading: t('loading'), failed: t('failed') }}
            />
          )}
        </div>
        <p>
          <a
            className="alone"
            href={`/view/${shareSlug}#${more.list === 'decade' ? decadeId(more.decade) : list}`}
          >
            <Word of="backToMemorial" />
          </a>
        </p>
      </main>
      <VersionLabel />
    </div>
  )
}
