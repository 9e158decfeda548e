import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { DraftStory } from '#app/draft/schema.ts'
import type { useMaxLength } from '#app/lib/use-max-length.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { memorial } from '#contract/limits.ts'
import styles from './StorySection.module.css'
import { isTitleTooLong } from './title-problem.ts'

const moves = [
  { key: 'earlier', icon: ArrowUp, by: -1 },
  { key: 'later', icon: ArrowDown, by: 1 },
] as const

interface Props {
  story: DraftStory
  /** Counted from 0, with removed stories that can come back. */
  place: number
  /** Counted from 0, among the stories that are there. */
  at: number
  total: number
  cut: ReturnType<typeof useMaxLength>
  onTitle: (id: string, title: string) => void
  onText: (id: string, text: string) => void
  /** By one place, later or earlier. */
  onMove: (story: DraftStory, by: 1 | -1) => void
  onRemove: (story: DraftStory, place: number) => void
}

/** One story: its title, its text, and buttons that move and remove it. */
export function StoryItem({ story, place, at, total, cut, onTitle, onText, onMove, onRemove }: Props) {
  const t = useTranslations('stories')
  const number = place + 1
  return (
    <div className="stack s3" data-story={story.id} data-field={`STORY-${story.id}`}>
      <div className={`apart ${styles.head}`}>
        <span className="label" aria-hidden="true">
          {t('label', { number })}
        </span>
        {total > 1 && (
          <span className={`wrap s4 flat ${styles.tools}`}>
            {moves.map(({ key, icon, by }) => {
              const to = at + by
              const goes = to >= 0 && to < total
              return (
                // not `disabled`: at the end of the list the button would lose the focus
                <span key={key} className={goes ? undefined : styles.spent}>
                  <Button
                    look="tool"
                    icon={icon}
                    data-move=""
                    aria-disabled={!goes || undefined}
                    aria-label={t(`${key}Named`, { number })}
                    onPress={() => goes && onMove(story, by)}
                  >
                    {t(key)}
                  </Button>
                </span>
              )
            })}
            <Button
              look="tool"
              icon={Trash2}
              aria-label={t('removeNamed', { number })}
              onPress={() => onRemove(story, place)}
            >
              {t('remove')}
            </Button>
          </span>
        )}
      </div>
      <TextField
        label={
          <>
            <span aria-hidden="true">{t('titleLabel')}</span>
            <span className="visually-hidden">{t('titleOf', { number })}</span>
          </>
        }
        optional
        autoComplete="off"
        value={story.title}
        error={isTitleTooLong(story) && t('titleTooLong', { limit: memorial.storyTitleMax })}
        onChange={(event) => onTitle(story.id, event.currentTarget.value)}
      />
      <TextArea
        label={t('label', { number })}
        hideLabel
        rows={4}
        placeholder={t('placeholder')}
        value={story.text}
        error={cut.wasTruncated(story.id) && t('cut', { limit: memorial.storyMax })}
        onChange={(event) => onText(story.id, cut.truncate(story.id, event.currentTarget.value))}
      />
    </div>
  )
}
