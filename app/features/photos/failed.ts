import type { DraftPhoto } from '#app/draft/schema.ts'

/** Photos that cannot be shown and that the server does not have: a save leaves them out. */
export const failedPhotos = (photos: readonly DraftPhoto[]): DraftPhoto[] =>
  photos.filter(({ state, serverMedia }) => state === 'failed' && serverMedia === null)

/**
 * Whether preparing a photo once more can end otherwise: a device may have been short of memory, and a file that is
 * still at hand may be in reach again. What the file is does not change.
 *
 * @param isAtHand this tab still has the file as it was chosen
 */
export function canBeRetried({ problem }: DraftPhoto, isAtHand: boolean): boolean {
  if (problem === 'FILE_MISSING') return isAtHand
  return problem === null || problem === 'PHOTO_DAMAGED'
}
