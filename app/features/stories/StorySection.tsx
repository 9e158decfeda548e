import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftStory } from '#app/draft/schema.ts'
import { useMaxLength } from '#app/lib/use-max-length.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { memorial } from '#contract/limits.ts'
import { StoryItem } from './StoryItem.tsx'
import styles from './StorySection.module.css'

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

/** The editable list of stories; there is always at least one. */
export function StorySection({ stories, refusals, onTitle, onText, onAdd, ...rest }: Props) {
  const { onRemove, onMove, onRestore } = rest
  const t = useTranslations('stories')
  const list = useRef<HTMLDivElement>(null)
  const focus = useStoryFocus(list)
  const [announcement, setAnnouncement] = useState('')
  const removals = useRemovals(stories)
  // No counter: hardly any text reaches the limit.
  const cut = useMaxLength(memorial.storyMax)
  useFocusFirstError(list, refusals)

  function add() {
    onAdd()
    focus.at(stories.length)
  }

  function remove(story: DraftStory, place: number) {
    onRemove(story)
    // An empty story needs no undo.
    if (`${story.title}${story.text}`.trim() !== '') removals.note(story)
    else focus.at(place)
  }

  /** Moves a story by one place; the pressed button moves along and keeps the focus. */
  function move(story: DraftStory, by: 1 | -1) {
    const at = stories.indexOf(story)
    const others = stories.filter((one) => one !== story)
    onMove(story.id, others[at + by]?.id ?? null)
    setAnnouncement(t('moved', { place: at + by + 1, total: stories.length }))
    focus.mover(story.id, by)
  }

  function restore(story: DraftStory, place: number) {
    onRestore(story, place)
    focus.at(place)
  }

  return (
    <div className={`stack ${styles.stories}`} ref={list}>
      {removals.entries.map(({ kind, row: story, place }) => {
        if (kind === 'removed')
          return (
            <RemovedNote key={story.id} onUndo={() => restore(story, place)}>
              {t('removed')}
            </RemovedNote>
          )
        return (
          <StoryItem
            key={story.id}
            story={story}
            place={place}
            at={stories.indexOf(story)}
            total={stories.length}
            cut={cut}
            onTitle={onTitle}
            onText={onText}
            onMove={move}
            onRemove={remove}
          />
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

/** Where the focus goes after the list of stories has changed. */
function useStoryFocus(list: RefObject<HTMLElement | null>) {
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ id: string; by: 1 | -1 } | null>(null)

  useEffect(() => {
    if (focusAt === null) return
    const areas = list.current?.querySelectorAll('textarea') ?? []
    areas[Math.min(focusAt, areas.length - 1)]?.focus()
    setFocusAt(null)
  }, [focusAt, list])

  // React moves the row by removing and inserting it, and its button loses the focus.
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.querySelector(`[data-story="${CSS.escape(moved.id)}"]`)
    const [up, down] = row?.querySelectorAll<HTMLElement>('[data-move]') ?? []
    const button = moved.by < 0 ? up : down
    button?.focus({ preventScroll: true })
    // Behind a long story it is far away, and what moves on the page has its place only in the next frame.
    requestAnimationFrame(() => button?.scrollIntoView({ block: 'nearest' }))
    setMoved(null)
  }, [moved, list])

  return {
    /** To the text of the story at this place, counted from 0. */
    at: setFocusAt,
    /** To the button that moved a story: it moves along. */
    mover: (id: string, by: 1 | -1) => setMoved({ id, by }),
  }
}
