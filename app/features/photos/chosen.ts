import type { DraftPhoto } from '#app/draft/schema.ts'
import { memorial } from '#contract/limits.ts'

type Known = Pick<DraftPhoto, 'name' | 'size'>

/** What makes two chosen files the same one. */
export const fileKey = (file: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  `${file.size} ${file.lastModified} ${file.name}`

export interface Sorted<Chosen> {
  added: Chosen[]
  /** Already among the photos, or twice among the chosen ones. */
  duplicates: Chosen[]
  /** More than a memorial holds. */
  surplus: Chosen[]
}

/**
 * Which of the chosen files become photos.
 *
 * @param photos what is there; after a reload only their names and sizes tell them
 * @param seen the keys of files chosen in this tab whose photos are still there
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
