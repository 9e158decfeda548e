import type { ErrorCode } from '#contract/errors.ts'
import { films } from '#contract/host-limits.ts'
import { contributions, media as limits } from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'
import { dayBefore } from '#server/lib/day-before.ts'
import type { PhotoRefusal } from '#server/ports/photos.ts'
import type { VideoRefusal } from '#server/ports/video.ts'

export type PhotoRole = 'PHOTO' | 'PROFILE_PHOTO'

/** The roles of videos: the hosts' message, a film among the photos, a film in a memory. */
const videoRoles = ['HOST_VIDEO', 'FILM', 'MEMORY_FILM'] as const

/** The roles of what a visitor adds to a memory besides photos. */
export const recordingRoles = ['MEMORY_VOICE', 'MEMORY_FILM'] as const

/** The roles of what is played. */
export const playedRoles = [...videoRoles, 'MEMORY_VOICE'] as const

export const isVideoRole = (role: string): boolean => videoRoles.some((one) => one === role)
export const isRecordingRole = (role: string): boolean => recordingRoles.some((one) => one === role)
export const isPlayedRole = (role: string): boolean => playedRoles.some((one) => one === role)

/** Whether what is said in it can be written down. */
export const isSpokenRole = (role: string): boolean => role === 'HOST_VIDEO' || isRecordingRole(role)

/** The error code for a photo that cannot be used. */
export const photoRefusalCodes = {
  NOT_A_PHOTO: 'PHOTO_UNREADABLE',
  DAMAGED: 'PHOTO_DAMAGED',
  TOO_MANY_PIXELS: 'PHOTO_TOO_MANY_PIXELS',
  EMPTY: 'PHOTO_EMPTY',
} as const satisfies Record<PhotoRefusal, ErrorCode>

/** The error code for a recording that cannot be used. */
export const videoRefusalCodes = {
  NOT_A_VIDEO: 'VIDEO_UNREADABLE',
  DAMAGED: 'VIDEO_UNREADABLE',
  TOO_LONG: 'VIDEO_TOO_LONG',
  HAS_PICTURE: 'VIDEO_UNREADABLE',
  OTHER_SOUND: 'VIDEO_UNREADABLE',
} as const satisfies Record<VideoRefusal, ErrorCode>

/** The error code for a film that cannot be used. */
export const filmRefusalCodes = {
  NOT_A_VIDEO: 'FILM_UNREADABLE',
  DAMAGED: 'FILM_UNREADABLE',
  TOO_LONG: 'FILM_TOO_LONG',
  HAS_PICTURE: 'FILM_UNREADABLE',
  OTHER_SOUND: 'FILM_UNREADABLE',
} as const satisfies Record<VideoRefusal, ErrorCode>

/** The error code for a voice that cannot be used. */
export const voiceRefusalCodes = {
  NOT_A_VIDEO: 'VOICE_UNREADABLE',
  DAMAGED: 'VOICE_UNREADABLE',
  TOO_LONG: 'VOICE_TOO_LONG',
  HAS_PICTURE: 'VOICE_IS_FILM',
  OTHER_SOUND: 'VOICE_UNREADABLE',
} as const satisfies Record<VideoRefusal, ErrorCode>

/** A phone that stops by the clock records a moment over. */
const FILM_GRACE_SECONDS = 5

export const isFilmTooLong = (seconds: number): boolean => seconds > films.seconds + FILM_GRACE_SECONDS

type UploadKind = 'photo' | 'profile' | 'video' | 'film' | 'voice' | 'memory-film'

/** Why a file of this size (bytes) is refused before it is read. */
export function refusedForSize(kind: UploadKind, bytes: number): ErrorCode | null {
  if (kind === 'film' || kind === 'memory-film') {
    if (bytes === 0) return 'FILM_UNREADABLE'
    const most = kind === 'film' ? films.bytes : recordings.filmBytes
    return bytes > most ? 'VIDEO_TOO_LARGE' : null
  }
  if (kind === 'voice') {
    if (bytes === 0) return 'VOICE_UNREADABLE'
    return bytes > recordings.voiceBytes ? 'VOICE_TOO_LARGE' : null
  }
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
 * Limits in bytes of originals, including removed files and unfinished uploads. 500 photos of 40 MB and a video are 20
 * GB; what 150 guests add, thirty photos of 5 MB each, is another 22.
 */
export const quota = {
  memorial: 60 * GIGABYTE,
  /** For what one account sends to memorials of others, and to its own unpaid ones. */
  account: 25 * GIGABYTE,
  /** For unfinished uploads of one account: six videos of the largest size. */
  underWay: 2 * GIGABYTE,
} as const

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** What was removed before this time cannot be restored any more. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - limits.undoDays * DAY_MS)

/** Temporary files older than this are left over. */
export const leftoverBefore = dayBefore

/** A photo that was uploaded before this time, and is in no contribution yet, is not wanted any more. */
export const stagingEnds = (now: Date): Date => new Date(now.getTime() - contributions.stagedHours * HOUR_MS)

/** A video from before this time should have its MP4, even after all tries of its job. */
export const mp4IsOverdue = (now: Date): Date => new Date(now.getTime() - 4 * HOUR_MS)

/** The longest time in seconds until the page shows rendered photos while others of the memorial still wait. */
export const PAGES_EVERY_SECONDS = 10

/** The same key for everything rendered within these seconds, so that the page is rendered once for it. */
export const pagesKey = (memorialUuid: string, now: Date): string =>
  `${memorialUuid} ${Math.floor(now.getTime() / 1000 / PAGES_EVERY_SECONDS)}`

/**
 * Nothing is left to render. A photo with only one rendition may have lost the process that made the others. A very
 * small photo has only one too, but rendering it again is quick.
 */
export const isRendered = ({ state, widths }: { state: string; widths: readonly number[] }): boolean =>
  state === 'FAILED' || (state === 'READY' && widths.length > 1)

/** The stored file name; PostgreSQL refuses NUL. */
export const rememberedName = (name: string): string => name.replace(/\p{Cc}/gu, '').slice(0, 255)

/** The size in pixels of a picture that fits into a square of `edge` and keeps its shape; never enlarged. */
export function fitted(own: { width: number; height: number }, edge: number) {
  const scale = Math.min(1, edge / Math.max(own.width, own.height))
  const length = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: length(own.width), height: length(own.height) }
}
