import pLimit from 'p-limit'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { addToBaseline } from '#app/draft/add-to-baseline.ts'
import { openFile, putFile, removeFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import { addPhotos, changePhoto, movePhoto, removePhoto } from '#app/draft/list-edits.ts'
import { fileIdsOf } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { PhotoRefused, problemOf, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { takenAtOfFile } from '#app/lib/photos/taken-at.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import { beginWork } from '#app/parts/photo-picker/running-works.ts'
import { fileKey, type Sorted, sortChosen } from './chosen.ts'
import { withPhoto } from './photo-lock.ts'
import { photoAfter, type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { forgetRemoved, rememberRemoved, removedPhotosOf } from './removed-photos-store.ts'
import { running, sources } from './running-work.ts'

/**
 * Prepares chosen photos. A photo is in the draft, with its caption, from the start. Its file is first stored unchanged
 * on this device, then a thumbnail is made. The work does not depend on a screen: it continues while the host is on
 * another step, and is resumed after a reload.
 */
interface Work {
  /** Progress of each photo, from 0 to 1. */
  progress: Record<string, number>
}

const work = createStore<Work>(() => ({ progress: {} }))

export const usePhotoProgress = (id: string): number => useStore(work, (state) => state.progress[id] ?? 0)

const chosenHere = new Map<string, string>()

/** Storing is quick and must not wait for decoding, because stored files survive a reload. */
const storing = pLimit(2)
const developing = pLimit(decodingAtOnce())

/** Progress of a photo once it is stored, and once it is converted. */
const STORED = 0.3
const CONVERTED = 0.8
/**
 * In milliseconds. The file of a removed photo is kept longer than the seconds in which reverting a whole page can be
 * undone.
 */
const KEPT_AFTER_REMOVAL = 60_000

/** Adds chosen files as photos; returns which were added and which were not. `again` adds duplicates too. */
export function choosePhotos(files: readonly File[], { again = false } = {}): Sorted<File> {
  const { draft } = draftStore.state.getState()
  const there = new Set(draft.photos.map((photo) => photo.id))
  const seen = [...chosenHere].flatMap(([id, key]) => (there.has(id) ? [key] : []))
  const sorted = again
    ? { added: [...files], duplicates: [], surplus: [] }
    : sortChosen(files, draft.photos, new Set(seen))
  const photos = sorted.added.map((file) => {
    const photo = photoOf(file)
    sources.set(photo.id, file)
    chosenHere.set(photo.id, fileKey(file))
    return photo
  })
  draftStore.update(addPhotos(photos))
  for (const photo of photos) begin(draft.draftId, photo)
  return sorted
}

const photoOf = (file: File): DraftPhoto => ({
  id: newId(),
  name: file.name,
  caption: '',
  size: file.size,
  mime: file.type,
  width: null,
  height: null,
  rotation: 0,
  takenAt: null,
  serverMedia: null,
  state: 'processing',
  problem: null,
  refusal: null,
})

/** Whether the chosen file of a photo is still in memory. */
export const isAtHand = (id: string): boolean => sources.has(id)

/** Resumes photos that a reload interrupted, unless another tab works on them. */
export function resumePhotos(): void {
  const { draft } = draftStore.state.getState()
  for (const photo of draft.photos) {
    if (photo.state === 'processing' && !running.has(photo.id)) begin(draft.draftId, photo)
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
  begin(draftId, photo)
}

/** Removes photos, and remembers their places so that they can be restored. */
export function takeOutPhotos(photos: readonly DraftPhoto[]): void {
  const { draft } = draftStore.state.getState()
  for (const { id } of photos) running.get(id)?.stop.abort()
  rememberRemoved(draft, photos)
  draftStore.update((current) =>
    photos.reduce((left, photo) => removePhoto(photo.id)(addToBaseline(left, photo)), current),
  )
}

/** Restores a removed photo at its place. */
export function putBackPhoto({ draftId, photo }: RemovedPhoto): void {
  const { draft } = draftStore.state.getState()
  const nextId = photoAfter(withRemovedPhotos(draft.photos, removedPhotosOf(draftId)), photo.id)
  draftStore.updateDraft(draftId, (current) => movePhoto(photo.id, nextId)(addPhotos([photo])(current)))
  forgetRemoved((gap) => gap.photo.id === photo.id)
  if (photo.state === 'processing') begin(draftId, photo)
}

/** Restores photos that were removed together, as far as they are still remembered. */
export function putBackPhotos(ids: readonly string[]): void {
  const { draftId } = draftStore.state.getState().draft
  for (const gap of removedPhotosOf(draftId)) if (ids.includes(gap.photo.id)) putBackPhoto(gap)
}

/** Ends the time in which removed photos can be restored: the screen was left, or the removal was saved. */
export function forgetAllRemoved(): void {
  for (const { photo } of forgetRemoved(() => true))
    setTimeout(() => void forgetIfGone(photo.id), KEPT_AFTER_REMOVAL)
}

/** Deletes the file of a photo that no draft has any more. */
async function forgetIfGone(id: string): Promise<void> {
  const { everyDraft, draft } = draftStore.state.getState()
  if ([draft, ...Object.values(everyDraft)].some((one) => fileIdsOf(one).includes(id))) return
  sources.delete(id)
  chosenHere.delete(id)
  await removeFile(id)
}

const begin = (draftId: string, photo: DraftPhoto): void =>
  beginWork(running, photo.id, (signal) => run(draftId, photo, signal))

/** Never rejects: errors are written to the photo's state and problem. */
async function run(draftId: string, photo: DraftPhoto, signal: AbortSignal): Promise<void> {
  const { id } = photo
  setProgress(id, 0)
  try {
    const prepared = await withPhoto(id, () => prepare(draftId, photo, signal))
    if (prepared) draftStore.updateDraft(draftId, changePhoto(id, prepared))
  } catch (error) {
    // The photo was removed meanwhile, so no error is shown.
    if (signal.aborted) return
    draftStore.updateDraft(draftId, changePhoto(id, { state: 'failed', problem: problemOf(error) }))
  } finally {
    setProgress(id, null)
  }
}

async function prepare(
  draftId: string,
  photo: DraftPhoto,
  signal: AbortSignal,
): Promise<Partial<DraftPhoto>> {
  const { id } = photo
  const original = await storing(() => store(draftId, id, signal))
  setProgress(id, STORED)
  return developing(async () => {
    signal.throwIfAborted()
    const thumbnail = await makePreview(original, { signal, onConverted: () => setProgress(id, CONVERTED) })
    if (thumbnail) await putFile({ draftId, fileId: id, variant: 'thumbnail', blob: thumbnail.blob })
    const { width = null, height = null } = thumbnail ?? {}
    const takenAt = await takenAtOfFile(original)
    return { state: 'ready', mime: original.type, size: original.size, width, height, takenAt }
  })
}

/** Stores the chosen file unchanged. Rejects with `PhotoRefused` if it is not a usable photo. */
async function store(draftId: string, id: string, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const source = sources.get(id)
  const file = source ?? (await openFile(id))
  if (file === null) throw new PhotoRefused('FILE_MISSING')
  await refuseUnlessPhoto(file)
  if (source) {
    await putFile({ draftId, fileId: id, blob: source })
    sources.delete(id)
  }
  return file
}

function setProgress(id: string, progress: number | null): void {
  work.setState((state) => ({ progress: withEntry(state.progress, id, progress) }))
}

function withEntry<Value>(
  entries: Record<string, Value>,
  id: string,
  value: Value | null,
): Record<string, Value> {
  const { [id]: _, ...others } = entries
  return value === null ? others : { ...others, [id]: value }
}
