import type { Edit } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { addStory, moveStory, removeStory, setStoryText, setStoryTitle } from '#app/draft/list-edits.ts'
import type { DraftStory } from '#app/draft/schema.ts'

/** Puts a removed story back in its place, counted from 0. */
const restoreStory =
  (story: DraftStory, place: number): Edit =>
  (draft) =>
    draft.stories.some((one) => one.id === story.id)
      ? draft
      : { ...draft, stories: draft.stories.toSpliced(place, 0, story) }

/** The edits of `StorySection`, applied to this tab's draft. */

export const titleStory = (id: string, title: string): void =>
  draftStore.update(setStoryTitle(id, title), { typing: true })

export const writeStory = (id: string, text: string): void =>
  draftStore.update(setStoryText(id, text), { typing: true })

export const newStory = (): void => draftStore.update(addStory())

export const takeOutStory = ({ id }: DraftStory): void => draftStore.update(removeStory(id))

export const putStoryBack = (story: DraftStory, place: number): void =>
  draftStore.update(restoreStory(story, place))

export const putStoryBefore = (id: string, beforeId: string | null): void =>
  draftStore.update(moveStory(id, beforeId))
