import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DraftStory } from '#app/draft/schema.ts'
import { useMaxLength } from '#app/lib/use-max-length.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { memorial } from '#contract/limits.ts'
import styles from './StorySection.module.css'
import { isTitleTooLong } from './title-problem.ts'

interface Props {
  stories: readonly DraftStory[]
  /** How often a save was refused because a title is too long; each time the first such title gets the focus. */
  refusals: number
  onTitle: (id: string, title: string) => void
  onText: (id: string, text: string) => void
  onAdd: () => void
  onRemove: (story: DraftStory) => void
  /** Moves a story in front of another; null: to the end. */
  onMove: (id: string, beforeId: string | null) => void
  /** Puts a story back in its place, counted from 0. */
  onRestore: (story: DraftStory, place: number) => void
}

const moves = [
  { key: 'earlier', icon: ArrowUp, by: -1 },
  { key: 'later', icon: ArrowDown, by: 1 },
] as const

/** The editable list of stories; there is always at least one. */
export function StorySection({ stories, refusals, onTitle, onText, onAdd, ...rest }: Props) {
  const { onRemove, onMove, onRestore } = rest
  const t = useTranslations('stories')
  const list = useRef<HTMLDivElement>(null)
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ id: string; by: 1 | -1 } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const removals = useRemovals(stories)
  // No counter: hardly any text reaches the limit.
  const cut = useMaxLength(memorial.storyMax)
  useFocusFirstError(list, refusals)

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
    onRemove(story)
    // An empty story needs no undo.
    if (`${story.title}${story.text}`.trim() !== '') removals.note(story)
    else setFocusAt(place)
  }

  /** Moves a story by one place; the pressed button moves along and keeps the focus. */
  function move(story: DraftStory, by: 1 | -1) {
    const at = stories.indexOf(story)
    const others = stories.filter((one) => one !== story)
    onMove(story.id, others[at + by]?.id ?? null)
    setAnnouncement(t('moved', { place: at + by + 1, total: stories.length }))
    setMoved({ id: story.id, by })
  }

  // React moves the row by removing and inserting it, and its button loses the focus.
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.querySelector(`[data-story="${CSS.escape(moved.id)}"]`)
    const [up, down] = row?.querySelectorAll<HTMLElement>('[data-move]') ?? []
    ;(moved.by < 0 ? up : down)?.focus()
    setMoved(null)
  }, [moved])

  function restore(story: DraftStory, place: number) {
    onRestore(story, place)
    setFocusAt(place)
  }

  return (
    <div className={styles.stories} ref={list}>
      {removals.entries.map(({ kind, row: story, place }) => {
        const number = place + 1
        if (kind === 'removed')
          return (
            <RemovedNote key={story.id} onUndo={() => restore(story, place)}>
              {t('removed')}
            </RemovedNote>
          )
        return (
          <div key={story.id} className={styles.story} data-story={story.id}>
            <div className={styles.head}>
              <span className={styles.label} aria-hidden="true">
                {t('label', { number })}
              </span>
              {stories.length > 1 && (
                <span className={styles.tools}>
                  {moves.map(({ key, icon, by }) => {
                    const at = stories.indexOf(story) + by
                    const goes = at >= 0 && at < stories.length
                    return (
                      // not `disabled`: at the end of the list the button would lose the focus
                      <span key={key} className={goes ? undefined : styles.spent}>
                        <Button
                          look="tool"
                          icon={icon}
                          data-move=""
                          aria-disabled={!goes || undefined}
                          aria-label={t(`${key}Named`, { number })}
                          onPress={() => goes && move(story, by)}
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
                    onPress={() => remove(story, place)}
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
      })}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
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
