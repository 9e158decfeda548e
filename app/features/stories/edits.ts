import type { Edit } from '#app/draft/edits.ts'
import type { DraftStory } from '#app/draft/schema.ts'

/** Puts a removed story back where it stood, counted from 0. */
export const restoreStory =
  (story: DraftStory, place: number): Edit =>
  (draft) =>
    draft.stories.some((one) => one.id === story.id)
      ? draft
      : { ...draft, stories: draft.stories.toSpliced(place, 0, story) }
