import type { Language } from '#languages/index.ts'
import type { LifeDates } from './life-dates.ts'
import type { Media } from './media.ts'

/** The picture that chats and social networks show with a memorial's link, in pixels. */
export const sharePicture = { width: 1200, height: 630 } as const

/** Raise it when the same memorial would make another picture. */
const EDITION = 2

/** The fields of a memorial that its picture shows. */
interface Pictured extends LifeDates {
  nameOfPerson: string
  uuid: string
  memorialDate: string | null
  programme?: readonly { uuid: string; date: string | null; isCancelled: boolean }[]
  /** If its hosts chose one for its page. */
  language?: Language | null
  profilePhoto: Media | null
  media: readonly Media[]
}

/**
 * The day that is told with the name, on cards and on the picture of a link: the memorial's date; where its first part was
 * called off, that of the first part that takes place. Null where none does.
 */
export function findDayTold(memorial: Pick<Pictured, 'uuid' | 'memorialDate' | 'programme'>): string | null {
  const { uuid, memorialDate, programme = [] } = memorial
  const isOff = programme.some((event) => event.uuid === uuid && event.isCancelled)
  if (!isOff) return memorialDate
  return programme.find(({ date, isCancelled }) => date !== null && !isCancelled)?.date ?? null
}

/** The photo in the picture: the portrait, else the first photo. */
export const picturedPhoto = ({ profilePhoto, media }: Pictured): Media | null =>
  profilePhoto ?? media[0] ?? null

/**
 * Changes exactly when the content of the picture changes, so that a cached picture of a version never needs
 * revalidation.
 */
export function sharePictureVersion(memorial: Pictured): string {
  const { nameOfPerson, birthDate, deathDate, language } = memorial
  const photo = picturedPhoto(memorial)?.filename ?? null
  // What most memorials lack changes none of their versions.
  const life = birthDate || deathDate ? [{ birthDate, deathDate }] : []
  return fingerprint(
    JSON.stringify([
      EDITION,
      nameOfPerson,
      findDayTold(memorial),
      photo,
      ...(language ? [language] : []),
      ...life,
    ]),
  )
}

export const sharePicturePath = (memorial: Pictured & { shareSlug: string }): string =>
  `/view/${memorial.shareSlug}/share.png?v=${sharePictureVersion(memorial)}`

/** FNV-1a in 32 bits: enough to tell the few versions of one memorial apart, and the same on every machine. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}
