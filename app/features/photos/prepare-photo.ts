import pLimit from 'p-limit'
import { openFile, putFile } from '#app/draft/files.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { dateOfFile } from '#app/lib/photos/file-date.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { PhotoRefused, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { decodingAtOnce } from '#app/parts/photo-picker/decoding-at-once.ts'
import { setProgress, sources } from './running-work.ts'

/** Storing is quick and must not wait for decoding, because stored files survive a reload. */
const storing = pLimit(2)
const developing = pLimit(decodingAtOnce())

/** Progress of a photo once it is stored, and once it is converted. */
const STORED = 0.3
const CONVERTED = 0.8

/**
 * Stores a chosen photo on this device, then makes its thumbnail.
 *
 * @returns what the draft stores of it then; rejects with `PhotoRefused` if it is not a usable photo
 */
export async function preparePhoto(
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
    const { takenAt, fileDate, isScan } = await dateOfFile(original, photo.name)
    const { type: mime, size } = original
    return { state: 'ready', mime, size, width, height, takenAt, fileDate, isScan }
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
