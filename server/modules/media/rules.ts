import type { ErrorCode } from '#contract/errors.ts'
import { contributions, media as limits } from '#contract/limits.ts'
import { dayBefore } from '#server/lib/day-before.ts'
import type { PhotoRefusal } from '#server/ports/photos.ts'
import type { VideoRefusal } from '#server/ports/video.ts'

export type PhotoRole = 'PHOTO' | 'PROFILE_PHOTO'

/** What a person is told of a photo that cannot be used. */
export const photoRefusalCodes = {
  NOT_A_PHOTO: 'PHOTO_UNREADABLE',
  DAMAGED: 'PHOTO_DAMAGED',
  TOO_MANY_PIXELS: 'PHOTO_TOO_MANY_PIXELS',
  EMPTY: 'PHOTO_EMPTY',
} as const satisfies Record<PhotoRefusal, ErrorCode>

/** What a person is told of a recording that cannot be used. */
export const videoRefusalCodes = {
  NOT_A_VIDEO: 'VIDEO_UNREADABLE',
  DAMAGED: 'VIDEO_UNREADABLE',
  TOO_LONG: 'VIDEO_TOO_LONG',
} as const satisfies Record<VideoRefusal, ErrorCode>

type UploadKind = 'photo' | 'profile' | 'video'

/** Why a file of this size (bytes) is refused before anyone looks into it. */
export function refusedForSize(kind: UploadKind, bytes: number): ErrorCode | null {
  if (kind === 'video') {
    if (bytes === 0) return 'VIDEO_UNREADABLE'
    return bytes > limits.videoBytes ? 'VIDEO_TOO_LARGE' : null
  }
  if (bytes === 0) return 'PHOTO_EMPTY'
  if (kind === 'profile') return bytes > limits.profilePhotoBytes ? 'PROFILE_PHOTO_TOO_LARGE' : null
  return bytes > limits.photoBytes ? 'PHOTO_TOO_LARGE' : null
}

const GIGABYTE = 1024 ** 3

/**
 * Room for files as they are sent, in bytes, those counted that were removed and those that are not whole yet. 500
 * photos of 40 MB and a video come to 20 GB; what 150 guests add, thirty photos of 5 MB each, to another 22.
 */
export const quota = {
  memorial: 60 * GIGABYTE,
  /** Of what one account sends to memorials of others, and to its own until somebody pays for them. */
  account: 25 * GIGABYTE,
  /** Of what one account has begun to send: six videos at their largest. */
  underWay: 2 * GIGABYTE,
} as const

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** What was removed before this can no longer be brought back. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - limits.undoDays * DAY_MS)

/** A passing file older than this belongs to nobody any more. */
export const leftoverBefore = dayBefore

/** A photo that was sent ahead before this, and that no contribution has named, is not wanted any more. */
export const stagingEnds = (now: Date): Date => new Date(now.getTime() - contributions.stagedHours * HOUR_MS)

/** A video from before this has had time for its MP4, all tries of its job included. */
export const mp4IsOverdue = (now: Date): Date => new Date(now.getTime() - 4 * HOUR_MS)

/** Seconds at most until the page shows what was rendered while other photos of the memorial still wait. */
export const PAGES_EVERY_SECONDS = 10

/** The same for all that is rendered within these seconds: the page is made anew once for it. */
export const pagesKey = (memorialUuid: string, now: Date): string =>
  `${memorialUuid} ${Math.floor(now.getTime() / 1000 / PAGES_EVERY_SECONDS)}`

/**
 * Nothing is left to be made of a photo. One that has its first rendition alone may have lost the process that made the
 * others; of the smallest there is one only, which is soon made again.
 */
export const isRendered = ({ state, widths }: { state: string; widths: readonly number[] }): boolean =>
  state === 'FAILED' || (state === 'READY' && widths.length > 1)

/** What is remembered of a file's own name; PostgreSQL refuses NUL. */
export const rememberedName = (name: string): string => name.replace(/\p{Cc}/gu, '').slice(0, 255)

/** The size of a picture within a square of `edge`, its shape kept; never enlarged. Pixels. */
export function fitted(own: { width: number; height: number }, edge: number) {
  const scale = Math.min(1, edge / Math.max(own.width, own.height))
  const length = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: length(own.width), height: length(own.height) }
}
