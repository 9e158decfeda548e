import type { Media } from '#contract/media.ts'

/**
 * By how many quarters a picture is to be turned clockwise, so that a photo stands as its host turned it. The server
 * turns its own once it is told.
 *
 * @param isLocal the picture is this device's
 */
export function rotationShown(
  { rotation, serverMedia }: { rotation: number; serverMedia: Media | null },
  isLocal: boolean,
): number {
  return isLocal ? rotation : (rotation - (serverMedia?.rotation ?? 0) + 4) % 4
}
