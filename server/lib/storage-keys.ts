import { randomBytes } from 'node:crypto'

/** Where a file is stored and its address. */
export interface StoredFile {
  /** Public base path, `/media/<folder>`. */
  location: string
  /** Unguessable; who may see the file is asked at each request. */
  filename: string
  /** Storage key of the original, which has no address. */
  originalKey: string
}

export const newFilename = (): string => randomBytes(16).toString('hex')

export function newStoredFile(memorialUuid: string, mediaUuid: string): StoredFile {
  return {
    location: `/media/${memorialUuid}`,
    filename: newFilename(),
    originalKey: `originals/${memorialUuid}/${mediaUuid}`,
  }
}

/** The storage key of `location/file`. */
export function publicKey(location: string, file: string): string {
  return `public/${location.slice('/media/'.length)}/${file}`
}

/** The prefix of all keys of one served file: names are random, so no other file shares it. */
export const publicKeys = (media: { location: string; filename: string }): string =>
  publicKey(media.location, media.filename)

/** The prefixes of the keys of all files of a memorial. */
export const prefixesOf = (memorialUuid: string): string[] => [
  `public/${memorialUuid}/`,
  `originals/${memorialUuid}/`,
  `prints/${memorialUuid}/`,
  `books/${memorialUuid}/`,
  `service-packs/${memorialUuid}/`,
  `sharing/${memorialUuid}/`,
  `orders/${memorialUuid}/`,
]

/** The storage key of a photo for print, which has no address. */
export const printKey = (photo: { memorialUuid: string; uuid: string }): string =>
  `prints/${photo.memorialUuid}/${photo.uuid}.jpg`
