import { randomBytes } from 'node:crypto'
import { findMedia, type MediaRow } from './repo.ts'
import type { MediaDeps } from './service-deps.ts'

/** Where a file is kept and under which address it is served. */
export interface Place {
  /** Public base path, `/media/<folder>`. */
  location: string
  /** Unguessable, since whoever knows it can see the file. */
  filename: string
  /** Of the untouched file, which no address leads to. */
  originalKey: string
}

export const newFilename = (): string => randomBytes(16).toString('hex')

export function newPlace(memorialUuid: string, mediaUuid: string): Place {
  return {
    location: `/media/${memorialUuid}`,
    filename: newFilename(),
    originalKey: `originals/${memorialUuid}/${mediaUuid}`,
  }
}

/** The storage key behind `location/file`. */
export function publicKey(location: string, file: string): string {
  return `public/${location.slice('/media/'.length)}/${file}`
}

/** What all keys of one served file begin with: names are random, so no other file's do. */
export const publicKeys = (media: { location: string; filename: string }): string =>
  publicKey(media.location, media.filename)

/** What the keys of all files of a memorial begin with. */
export const prefixesOf = (memorialUuid: string): string[] => [
  `public/${memorialUuid}/`,
  `originals/${memorialUuid}/`,
  `prints/${memorialUuid}/`,
  `books/${memorialUuid}/`,
  `service-packs/${memorialUuid}/`,
  `sharing/${memorialUuid}/`,
]

/** A photo as it is printed; no address leads to it. */
export const printKey = (photo: { memorialUuid: string; uuid: string }): string =>
  `prints/${photo.memorialUuid}/${photo.uuid}.jpg`

/**
 * Removes files whose row was not written, or does not name them. Asks first: a connection that broke after the commit
 * looks like a failure, and the only copy of somebody's photo must not go for that. If nobody can be asked, it stays.
 */
export async function removeUnlessKept(
  deps: Pick<MediaDeps, 'db' | 'storage'>,
  mediaUuid: string,
  keys: string[],
  namesThem: (row: MediaRow) => boolean = () => true,
) {
  const isKept = await findMedia(deps.db, mediaUuid).then(
    (row) => row !== undefined && namesThem(row),
    () => true,
  )
  if (!isKept) await deps.storage.remove(keys)
}
