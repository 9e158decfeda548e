import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import { addPhotos, changePhoto } from '#app/draft/list-edits.ts'
import { forgetRepeatedDay } from '#app/draft/photo-dates.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { problemOf } from '#app/lib/photos/photo-problem.ts'
import { beginWork } from '#app/parts/photo-picker/running-works.ts'
import { fileKey, type Sorted, sortChosen } from './chosen.ts'
import { preparePhoto } from './prepare-photo.ts'
import { chosenFiles, running, setProgress, sources } from './running-work.ts'

// Prepares chosen photos. A photo is in the draft, with its caption, from the start. Its file is first stored unchanged on
// this device, then a thumbnail is made. The work does not depend on a screen: it continues while the host is on another
// step, and is resumed after a reload.

/** Adds chosen files as photos; returns which were added and which were not. `again` adds duplicates too. */
export function choosePhotos(files: readonly File[], { again = false } = {}): Sorted<File> {
  const { draft } = draftStore.state.getState()
  const there = new Set(draft.photos.map((photo) => photo.id))
  const seen = [...chosenFiles].flatMap(([id, key]) => (there.has(id) ? [key] : []))
  const sorted = again
    ? { added: [...files], duplicates: [], surplus: [] }
    : sortChosen(files, draft.photos, new Set(seen))
  const photos = sorted.added.map(photoOf)
  draftStore.update(addPhotos(photos))
  for (const photo of photos) beginPhoto(draft.draftId, photo)
  return sorted
}

/** What an export says of a photo that is brought from it. */
interface BroughtFacts {
  caption: string
  /** A `PhotoDate`; null where the export says none of its own. */
  saidDate: string | null
}

/**
 * Adds one photo that was brought from an export, with what that says of it. Resolves once it is prepared; the caller makes sure
 * that there is room.
 */
export async function addPhoto(draftId: string, file: File, facts: BroughtFacts): Promise<void> {
  const photo = { ...photoOf(file), ...facts }
  draftStore.updateDraft(draftId, addPhotos([photo]))
  beginPhoto(draftId, photo)
  await running.get(photo.id)?.over
  draftStore.updateDraft(draftId, forgetRepeatedDay(photo.id))
}

function photoOf(file: File): DraftPhoto {
  const id = newId()
  sources.set(id, file)
  chosenFiles.set(id, fileKey(file))
  return {
    id,
    name: file.name,
    caption: '',
    size: file.size,
    mime: file.type,
    width: null,
    height: null,
    rotation: 0,
    takenAt: null,
    saidDate: null,
    fileDate: null,
    isScan: false,
    serverMedia: null,
    state: 'processing',
    problem: null,
    refusal: null,
  }
}

/** Whether the chosen file of a photo is still in memory. */
export const isAtHand = (id: string): boolean => sources.has(id)

/** Resumes photos that a reload interrupted, unless another tab works on them. */
export function resumePhotos(): void {
  const { draft } = draftStore.state.getState()
  for (const photo of draft.photos) {
    if (photo.state === 'processing' && !running.has(photo.id)) beginPhoto(draft.draftId, photo)
  }
}

/** Tries a failed photo again. */
export function retryPhoto(photo: DraftPhoto): void {
  const { draftId } = draftStore.state.getState().draft
  if (running.has(photo.id)) return
  draftStore.updateDraft(
    draftId,
    changePhoto(photo.id, { state: 'processing', problem: null, refusal: null }),
  )
  beginPhoto(draftId, photo)
}

/** Starts to prepare a photo. */
export const beginPhoto = (draftId: string, photo: DraftPhoto): void =>
  beginWork(running, photo.id, (signal) => run(draftId, photo, signal))

/** Never rejects: errors are written to the photo's state and problem. */
async function run(draftId: string, photo: DraftPhoto, signal: AbortSignal): Promise<void> {
  const { id } = photo
  setProgress(id, 0)
  try {
    const prepared = await withPhoto(id, () => preparePhoto(draftId, photo, signal))
    if (prepared) draftStore.updateDraft(draftId, changePhoto(id, prepared))
  } catch (error) {
    // The photo was removed meanwhile, so no error is shown.
    if (signal.aborted) return
    draftStore.updateDraft(draftId, changePhoto(id, { state: 'failed', problem: problemOf(error) }))
  } finally {
    setProgress(id, null)
  }
}

/**
 * Locks a photo while this tab works on it, so that other tabs, which have it in the same draft, do not. The lock of a
 * tab that crashes is released by the browser. Resolves to undefined if another tab has the lock.
 *
 * If the browser has no locks (plain HTTP on a local network), every tab works as if it were the only one.
 */
async function withPhoto<Result>(photoId: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!navigator.locks) return work()
  return navigator.locks.request(`photo ${photoId}`, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : work(),
  )
}
