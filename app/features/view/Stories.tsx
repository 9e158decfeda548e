import type { Story } from '#contract/memorials.ts'
import { useTranslations } from '../../messages/index.tsx'
import { ReadMore } from '../../ui/ReadMore.tsx'
import styles from './Stories.module.css'

/** Longer stories are folded; this is about two screens of a phone. */
const MOST = { characters: 900, lines: 18 }

/** The stories, styled as pages of a book, numbered where there are several. A long one can be unfolded without script. */
export function Stories({ stories }: { stories: Story[] }) {
  const t = useTranslations('view')
  const fold = useTranslations('visitWall')
  const isNumbered = stories.length > 1
  return (
    <div className={`paper ${styles.book}`}>
      {stories.map((story, index) => (
        <article className={styles.page} key={story.uuid}>
          {(story.title !== null || isNumbered) && (
            <h3 dir={story.title === null ? undefined : 'auto'}>
              {story.title ?? t('story', { number: index + 1 })}
            </h3>
          )}
          {story.text && (
            <div dir="auto" className={styles.words}>
              {story.text.split(/\n{2,}/).map((paragraph, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text
                <p key={place}>{paragraph}</p>
              ))}
            </div>
          )}
          <ReadMore words={story.text} most={MOST} more={fold('readOn')} less={fold('less')} />
          {isNumbered && (
            <p className={styles.folio} aria-hidden="true">
              {index + 1}
            </p>
          )}
        </article>
      ))}
    </div>
  )
}
