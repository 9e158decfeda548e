import type { Media } from '#contract/media.ts'

/**
 * By how many quarter turns clockwise a picture has to be rotated to show the photo as its host rotated it. The server
 * rotates its own pictures once it knows.
 *
 * @param isLocal the picture is from this device
 */
export function rotationShown(
  { rotation, serverMedia }: { rotation: number; serverMedia: Media | null },
  isLocal: boolean,
): number {
  return isLocal ? rotation : (rotation - (serverMedia?.rotation ?? 0) + 4) % 4
}
