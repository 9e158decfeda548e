import type { Story } from '#contract/memorials.ts'
import { useTranslations } from '../../messages/index.tsx'
import styles from './Stories.module.css'

/** Pages of one book, numbered at the foot. */
export function Stories({ stories }: { stories: Story[] }) {
  const t = useTranslations('view')
  return (
    <div className={styles.book}>
      {stories.map((story, index) => (
        <article className={styles.page} key={story.uuid}>
          <h3>{t('story', { number: index + 1 })}</h3>
          <div dir="auto">
            {story.text.split(/\n{2,}/).map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text
              <p key={place}>{paragraph}</p>
            ))}
          </div>
          <p className={styles.folio} aria-hidden="true">
            {index + 1}
          </p>
        </article>
      ))}
    </div>
  )
}
