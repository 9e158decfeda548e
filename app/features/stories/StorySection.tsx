import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DraftStory } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { memorial } from '#contract/limits.ts'
import styles from './StorySection.module.css'

interface Props {
  stories: readonly DraftStory[]
  onText: (id: string, text: string) => void
  onAdd: () => void
  /** Gives the way back. */
  onRemove: (story: DraftStory) => () => void
}

/** Story 1, Story 2 and so on, on paper; there is always at least one (spec 1 §5). */
export function StorySection({ stories, onText, onAdd, onRemove }: Props) {
  const t = useTranslations('creation.stories')
  const showToast = useToast()
  const list = useRef<HTMLDivElement>(null)
  const [focusAt, setFocusAt] = useState<number | null>(null)

  useEffect(() => {
    if (focusAt === null) return
    const areas = list.current?.querySelectorAll('textarea') ?? []
    areas[Math.min(focusAt, areas.length - 1)]?.focus()
    setFocusAt(null)
  }, [focusAt])

  function add() {
    onAdd()
    setFocusAt(stories.length)
  }

  function remove(story: DraftStory, place: number) {
    const putBack = onRemove(story)
    setFocusAt(place)
    if (story.text.trim() !== '') showToast({ message: t('removed'), onUndo: putBack })
  }

  return (
    <div className={styles.stories} ref={list}>
      {stories.map((story, place) => {
        const number = place + 1
        return (
          <div key={story.id}>
            <div className={styles.head}>
              <span className={styles.label} aria-hidden="true">
                {t('label', { number })}
              </span>
              {stories.length > 1 && (
                <Button
                  look="tool"
                  icon={Trash2}
                  aria-label={t('removeNamed', { number })}
                  onPress={() => remove(story, place)}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
            <TextArea
              label={t('label', { number })}
              hideLabel
              rows={4}
              placeholder={t('placeholder')}
              value={story.text}
              onChange={(event) => onText(story.id, limited(event.currentTarget.value))}
            />
          </div>
        )
      })}
      {stories.length < memorial.storiesMax && (
        <p>
          <Button icon={Plus} onPress={add}>
            {t('add')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** As long as a story may be; no counter, since nobody writes twenty thousand letters into a form. */
const limited = (text: string): string => text.slice(0, memorial.storyMax)
