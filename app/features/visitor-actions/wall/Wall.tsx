import { useTranslations } from '#app/messages/index.tsx'
import { MoreForm } from '#app/ui/MoreForm.tsx'
import type { PublicContribution } from '#contract/contributions.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { Note } from './Note.tsx'
import styles from './Wall.module.css'

/**
 * The newest memories, as part of the page. The page is cached for a day at most, so `now` may be the time of
 * rendering.
 */
export function Wall({ memorial, now }: { memorial: PublicMemorial; now: Date }) {
  const t = useTranslations('visitWall')
  const { contributions, contributionsNext: next, contributionCount: total, shareSlug } = memorial
  if (contributions.length === 0) return null
  return (
    <section
      className={`top9 broad ${styles.band}`}
      id="memories"
      tabIndex={-1}
      aria-labelledby="memories-title"
    >
      <h2 id="memories-title">{t('title')}</h2>
      <Notes notes={contributions} now={now} />
      {next && (
        <MoreOfWall {...{ shareSlug, next }} shown={t('shown', { shown: contributions.length, total })} />
      )}
    </section>
  )
}

interface MoreProps {
  shareSlug: string
  /** Cursor after the last memory that is shown. */
  next: string
  shown?: string
}

/** The way to the next page of the wall. */
export function MoreOfWall({ shareSlug, next, ...rest }: MoreProps) {
  const t = useTranslations('visitWall')
  return (
    <MoreForm
      {...rest}
      action={`/view/${shareSlug}/more`}
      query={{ memories: next }}
      words={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
    />
  )
}

/** Memories beside and below each other. */
export function Notes({ notes, now }: { notes: readonly PublicContribution[]; now: Date }) {
  return (
    <div className={styles.wall}>
      {notes.map((note) => (
        <Note key={note.id} note={note} now={now} />
      ))}
    </div>
  )
}
