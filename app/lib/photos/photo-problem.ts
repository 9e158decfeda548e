import type { ErrorCode } from '#contract/errors.ts'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { pixelSize } from './pixel-size.ts'

/** Why the product does not take a chosen file as a photo. */
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

/** A file that cannot be shown, with the reason. */
export class PhotoRefused extends Error {
  readonly problem: PhotoProblem
  constructor(problem: PhotoProblem) {
    super(problem)
    this.name = 'PhotoRefused'
    this.problem = problem
  }
}

/**
 * Whether preparing a photo again can have another result: the device may have been short of memory, and a file in a
 * cloud may be readable again. The content of the file does not change.
 *
 * @param isAtHand this tab still has the file as it was chosen
 */
export function canBeRetried(problem: PhotoProblem | null, isAtHand: boolean): boolean {
  if (problem === 'FILE_MISSING') return isAtHand
  return problem === null || problem === 'PHOTO_DAMAGED'
}

/** Enough for the frame header of a JPEG after its EXIF data, thumbnail and colour profile. */
const HEAD_BYTES = 256 * 1024

/** What is wrong with a file, decided by its content and never by its name; null for a photo. */
export async function photoProblem(file: Blob, maxBytes = media.photoBytes): Promise<PhotoProblem | null> {
  if (file.size === 0) return 'PHOTO_EMPTY'
  const head = await headOf(file)
  // The file was moved after it was chosen, or lies in a cloud that cannot be reached.
  if (head === null) return 'FILE_MISSING'
  const format = sniffPhoto(head.subarray(0, sniffBytes))
  if (format === null) return 'PHOTO_UNREADABLE'
  if (file.size > maxBytes) return maxBytes < media.photoBytes ? 'PROFILE_PHOTO_TOO_LARGE' : 'PHOTO_TOO_LARGE'
  const size = pixelSize(head, format)
  return size && size.width * size.height > media.photoPixels ? 'PHOTO_TOO_MANY_PIXELS' : null
}

/** Rejects with `PhotoRefused` where `photoProblem` finds something. */
export async function refuseUnlessPhoto(file: Blob, maxBytes?: number): Promise<void> {
  const problem = await photoProblem(file, maxBytes)
  if (problem !== null) throw new PhotoRefused(problem)
}

/** What to report when preparing a photo failed. */
export const problemOf = (reason: unknown): PhotoProblem =>
  reason instanceof PhotoRefused ? reason.problem : 'PHOTO_DAMAGED'

const headOf = async (file: Blob): Promise<Uint8Array | null> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null)
