import type { Language } from './languages/index.ts'
import type { Media } from './media.ts'

/** The picture that chats and social networks show with a memorial's link, in pixels. */
export const sharePicture = { width: 1200, height: 630 } as const

/** To be raised when the same memorial would make another picture. */
const EDITION = 1

/** What of a memorial stands in its picture. */
interface Pictured {
  nameOfPerson: string
  memorialDate: string | null
  /** Where its hosts chose one for its page. */
  language?: Language | null
  profilePhoto: Media | null
  media: readonly Media[]
}

/** The photo in the picture: the portrait, else the first that is shown. */
export const picturedPhoto = ({ profilePhoto, media }: Pictured): Media | null =>
  profilePhoto ?? media[0] ?? null

/** Changes with what stands in the picture, and with nothing else: what is kept under it never has to be asked for again. */
export function sharePictureVersion(memorial: Pictured): string {
  const { nameOfPerson, memorialDate, language } = memorial
  const photo = picturedPhoto(memorial)?.filename ?? null
  return fingerprint(
    JSON.stringify([EDITION, nameOfPerson, memorialDate, photo, ...(language ? [language] : [])]),
  )
}

/** The path of the picture. */
export const sharePicturePath = (memorial: Pictured & { shareSlug: string }): string =>
  `/view/${memorial.shareSlug}/share.png?v=${sharePictureVersion(memorial)}`

/** FNV-1a in 32 bits: enough to tell the few versions of one memorial apart, on every machine alike. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}
