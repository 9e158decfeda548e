import type { ErrorCode } from '#contract/errors.ts'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { pixelSize } from './pixel-size.ts'

/** Why a chosen file is no photo that the product takes. */
export type PhotoProblem = Extract<
  ErrorCode,
  | 'PHOTO_EMPTY'
  | 'PHOTO_UNREADABLE'
  | 'PHOTO_DAMAGED'
  | 'PHOTO_TOO_LARGE'
  | 'PHOTO_TOO_MANY_PIXELS'
  | 'PROFILE_PHOTO_TOO_LARGE'
  | 'FILE_MISSING'
>

/** A file that cannot be shown, and why. */
export class PhotoRefused extends Error {
  readonly problem: PhotoProblem
  constructor(problem: PhotoProblem) {
    super(problem)
    this.name = 'PhotoRefused'
    this.problem = problem
  }
}

/**
 * Whether preparing a photo once more can end otherwise: a device may have been short of memory, and a file that is
 * still at hand may be in reach again. What the file is does not change.
 *
 * @param isAtHand this tab still has the file as it was chosen
 */
export function canBeRetried(problem: PhotoProblem | null, isAtHand: boolean): boolean {
  if (problem === 'FILE_MISSING') return isAtHand
  return problem === null || problem === 'PHOTO_DAMAGED'
}

/** Enough for the frame header of a JPEG behind its EXIF data, its thumbnail and its colour profile. */
const HEAD_BYTES = 256 * 1024

/** What is wrong with a file, told by its content and never by its name; null for a photo. */
export async function photoProblem(file: Blob, maxBytes = media.photoBytes): Promise<PhotoProblem | null> {
  if (file.size === 0) return 'PHOTO_EMPTY'
  const head = await headOf(file)
  // A file that was moved since it was chosen, or that lies in a cloud out of reach.
  if (head === null) return 'FILE_MISSING'
  const format = sniffPhoto(head.subarray(0, sniffBytes))
  if (format === null) return 'PHOTO_UNREADABLE'
  if (file.size > maxBytes) return maxBytes < media.photoBytes ? 'PROFILE_PHOTO_TOO_LARGE' : 'PHOTO_TOO_LARGE'
  const size = pixelSize(head, format)
  return size && size.width * size.height > media.photoPixels ? 'PHOTO_TOO_MANY_PIXELS' : null
}

const headOf = async (file: Blob): Promise<Uint8Array | null> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null)
