import { type ContentPart, type DraftPage, editedOn, stepParts } from '#app/draft/rules.ts'
import { sendFunds, sendStories } from './part-calls.ts'
import type { FileKind } from './progress.ts'
import type { PartCall } from './send-parts.ts'

/**
 * What one save sends: files, then photos, then its other parts in one call (docs/decisions/0013). All of it can be
 * repeated after a lost answer, and nothing is sent that the server has already.
 */
export interface SavePlan {
  /** The parts of the draft that it saves; a conflict in one of these stops it. */
  parts: readonly ContentPart[]
  files: readonly FileKind[]
  /** A file that fails stops the save; otherwise it is left out. */
  needsFiles?: boolean
  /** Photos that this device could not read are among the files that it reports as left out. */
  reportsUnreadable?: boolean
  /** Sends the parts, photos excepted; the edit of the memorial unless given. */
  call?: PartCall
  /**
   * The whole draft, from nothing or from wherever an earlier save stopped: creates the memorial. Whoever asks for it
   * while it is in progress gets the same save. Its progress lists the files on the server too.
   */
  isShared?: boolean
}

const everything = { parts: stepParts, files: ['profile', 'video', 'photo', 'film'] } as const
export const wholeDraft: SavePlan = { ...everything, isShared: true }

export const details: SavePlan = {
  parts: editedOn.who,
  files: ['profile'],
}
export const message: SavePlan = { parts: ['message'], files: ['video'], needsFiles: true }
export const photos: SavePlan = { parts: ['photos'], files: ['photo'], reportsUnreadable: true }
export const stories: SavePlan = { parts: ['stories'], files: [], call: sendStories }
export const funds: SavePlan = { parts: ['funds'], files: [], call: sendFunds }

export type SavedPage = Exclude<DraftPage, 'preview'> | 'all'

/** Saving in place: what each creation step sends to a memorial that is on the server. */
export const pagePlans: Record<SavedPage, SavePlan> = {
  who: details,
  photos: { parts: ['photos', 'stories', 'message'], files: ['photo', 'video', 'film'] },
  message,
  contacts: { parts: ['contacts'], files: [] },
  all: everything,
}
