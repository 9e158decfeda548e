import { toEditPayload } from '#app/draft/payload.ts'
import { type ContentPart, type DraftPage, stepParts } from '#app/draft/rules.ts'
import { editMemorial } from '#contract/memorials.ts'
import type { PartCall, SavePlan, SaveStep } from './plan.ts'
import type { FileKind } from './progress.ts'
import { sendPhotoList } from './send-photo-list.ts'

/** The plans of the creation journey; those of the edit screens are in `edit-plans.ts`. */

export const sendEdit: PartCall = ({ deps, draft, parts, version }) => {
  const { user } = deps.drafts.state.getState()
  return deps.call(editMemorial, { body: { ...toEditPayload(draft, user?.uuid ?? null, parts), version } })
}

/** What follows the uploads of photos: captions, order, removals and rotations. */
export const photoList: readonly SaveStep[] = [
  { send: 'rotations' },
  // Removed photos may have reached the server.
  { send: 'check', isDue: ({ removedUploads }) => removedUploads.length > 0 },
  { send: 'parts', parts: ['photos'], call: sendPhotoList },
]

const without = (...left: readonly ContentPart[]) => stepParts.filter((part) => !left.includes(part))

/** The steps after the memorial exists: files, then photos if `parts` has them, then all other parts in one edit. */
const changes = (parts: readonly ContentPart[], ...kinds: readonly FileKind[]): SaveStep[] => [
  { send: 'files', kinds },
  ...(parts.includes('photos') ? photoList : []),
  { send: 'parts', parts: parts.filter((part) => part !== 'photos'), call: sendEdit },
]

/** The whole draft, from nothing or from wherever an earlier save stopped. */
export const wholeDraft: SavePlan = {
  parts: stepParts,
  isShared: true,
  steps: [
    { send: 'memorial' },
    { send: 'missing-still' },
    ...changes(stepParts, 'profile', 'video', 'photo', 'film'),
  ],
}

const whoParts = without('photos')
const photosParts = without('date', 'profilePhoto')
const textParts = without('date', 'profilePhoto', 'photos')

export type SavedPage = Exclude<DraftPage, 'preview'> | 'all'

/** Saving in place: what each step sends to a memorial that is on the server. */
export const pagePlans: Record<SavedPage, SavePlan> = {
  who: { parts: whoParts, steps: changes(whoParts, 'profile') },
  photos: { parts: photosParts, steps: changes(photosParts, 'photo', 'video', 'film') },
  message: {
    parts: textParts,
    steps: [
      { send: 'files', kinds: ['video'], isNeeded: true },
      { send: 'parts', parts: textParts, call: sendEdit },
    ],
  },
  contacts: { parts: textParts, steps: changes(textParts) },
  all: { parts: stepParts, steps: changes(stepParts, 'profile', 'video', 'photo', 'film') },
}
