/** Smaller pictures inside of the text are logos and smileys of signatures; attached ones are photos by their pixels. */
const PHOTO_MIN_BYTES = 20 * 1024
/** Pixels of the longer edge of a photo that has fewer bytes. */
const PHOTO_MIN_EDGE = 480

const PICTURE_NAME = /\.(jpe?g|png|heic|heif|webp|gif|avif|tiff?)$/i
/** No logo is sent so, and what cameras make is small already. */
const OF_CAMERAS = /\bhei[cf]\b/i
/** Parts that mail programs add by themselves. */
const BESIDE_NAME = /\.(p7s|asc|sig|vcf|ics|eml)$/i

export interface Part {
  mimeType: string
  filename: string | null
  bytes: Uint8Array
  /** Shown inside of the text, or at least stands there. */
  isInline: boolean
}

/**
 * What a part of a mail is: a photo to keep, a small picture that is one if it is `isLarge`, a file that a memory cannot
 * hold, or nothing that somebody sent.
 */
export function kindOf({ mimeType, filename, bytes, isInline }: Part): 'photo' | 'small' | 'file' | null {
  const isPicture = mimeType.startsWith('image/') || PICTURE_NAME.test(filename ?? '')
  if (isPicture && mimeType !== 'image/svg+xml') {
    if (bytes.length >= PHOTO_MIN_BYTES || OF_CAMERAS.test(`${mimeType} ${filename}`)) return 'photo'
    return isInline || bytes.length === 0 ? null : 'small'
  }
  const isBeside =
    mimeType.startsWith('text/') ||
    mimeType.startsWith('multipart/') ||
    mimeType.startsWith('message/') ||
    /^application\/(pgp|pkcs7|x-pkcs7|ics)/.test(mimeType) ||
    BESIDE_NAME.test(filename ?? '')
  return isBeside || isInline || bytes.length === 0 ? null : 'file'
}

/** Whether a picture of few bytes has the pixels of a photo. */
export const isLarge = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= PHOTO_MIN_EDGE
