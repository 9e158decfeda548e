import type { DraftPhoto } from '#app/draft/schema.ts'
import { memorial } from '#contract/limits.ts'

type Known = Pick<DraftPhoto, 'name' | 'size'>

/** Two chosen files with the same key are the same file. */
export const fileKey = (file: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  `${file.size} ${file.lastModified} ${file.name}`

export interface Sorted<Chosen> {
  added: Chosen[]
  /** Files that are already among the photos, or were chosen twice. */
  duplicates: Chosen[]
  /** Files beyond the limit of a memorial. */
  surplus: Chosen[]
}

/**
 * Decides which of the chosen files become photos.
 *
 * @param photos the photos in the draft; after a reload they are recognised only by name and size
 * @param seen keys of the files chosen in this tab whose photos are in the draft
 */
export function sortChosen<Chosen extends Pick<File, 'name' | 'size' | 'lastModified'>>(
  files: readonly Chosen[],
  photos: readonly Known[],
  seen: ReadonlySet<string>,
): Sorted<Chosen> {
  const keys = new Set(seen)
  const known = new Set(photos.map((photo) => `${photo.size} ${photo.name}`))
  const added: Chosen[] = []
  const duplicates: Chosen[] = []
  for (const file of files) {
    const isThere = keys.has(fileKey(file)) || (file.size > 0 && known.has(`${file.size} ${file.name}`))
    keys.add(fileKey(file))
    ;(isThere ? duplicates : added).push(file)
  }
  const room = Math.max(0, memorial.photosMax - photos.length)
  return { added: added.slice(0, room), duplicates, surplus: added.slice(room) }
}
