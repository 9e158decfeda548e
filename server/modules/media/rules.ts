import type { ErrorCode } from '#contract/errors.ts'
import { films } from '#contract/host-limits.ts'
import { contributions, media as limits } from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { DB } from '#server/ports/database.ts'
import { FileRefused, type Refusal } from '#server/ports/file-refused.ts'

export type MediaRole = DB['media']['role']

/**
 * What arrives, and the role that it gets. `contribution`: a visitor's photo; `voice`, `memory-film`: a visitor's recording;
 * `card`: of a memory on paper; `mail`: of a reply by mail.
 */
export const roleOf = {
  photo: 'PHOTO',
  profile: 'PROFILE_PHOTO',
  video: 'HOST_VIDEO',
  film: 'FILM',
  contribution: 'CONTRIBUTION',
  card: 'CONTRIBUTION',
  mail: 'CONTRIBUTION',
  voice: 'MEMORY_VOICE',
  'memory-film': 'MEMORY_FILM',
} as const satisfies Record<string, MediaRole>
export type Coming = keyof typeof roleOf

/** The roles of videos: the hosts' message, a film among the photos, a film in a memory. */
const videoRoles: readonly MediaRole[] = ['HOST_VIDEO', 'FILM', 'MEMORY_FILM']
/** The roles of what is played. */
export const playedRoles: readonly MediaRole[] = [...videoRoles, 'MEMORY_VOICE']
/** The roles of what is hidden until a contribution has it. */
export const stagedRoles: readonly MediaRole[] = ['CONTRIBUTION', 'MEMORY_VOICE', 'MEMORY_FILM']

export const isVideoRole = (role: MediaRole): boolean => videoRoles.includes(role)
export const isPlayedRole = (role: MediaRole): boolean => playedRoles.includes(role)
export const isStagedRole = (role: MediaRole): boolean => stagedRoles.includes(role)
/** Whether what is said in it can be written down. */
export const isSpokenRole = (role: MediaRole): boolean => isPlayedRole(role) && role !== 'FILM'

const photoRefusals: { readonly [reason in Refusal]?: ErrorCode } = {
  DAMAGED: 'PHOTO_DAMAGED',
  TOO_MANY_PIXELS: 'PHOTO_TOO_MANY_PIXELS',
  EMPTY: 'PHOTO_EMPTY',
}

/** What the sender is told of a refused file; any other error stays. */
export function presentRefusal(role: MediaRole, reason: unknown): unknown {
  if (!(reason instanceof FileRefused)) return reason
  const { reason: why } = reason
  if (!isPlayedRole(role)) return new DomainError(photoRefusals[why] ?? 'PHOTO_UNREADABLE')
  const kind = role === 'MEMORY_VOICE' ? 'VOICE' : role === 'HOST_VIDEO' ? 'VIDEO' : 'FILM'
  if (kind === 'VOICE' && why === 'HAS_PICTURE') return new DomainError('VOICE_IS_FILM')
  if (kind === 'FILM' && why === 'DAMAGED') return new DomainError('FILM_DAMAGED')
  return new DomainError(why === 'TOO_LONG' ? `${kind}_TOO_LONG` : `${kind}_UNREADABLE`)
}

/** A phone that stops by the clock records a moment over. */
const FILM_GRACE_SECONDS = 5

export const isFilmTooLong = (seconds: number): boolean => seconds > films.seconds + FILM_GRACE_SECONDS

/** The most bytes of each kind of file, and the codes for an empty one and for one that has more. */
const photoSize = [limits.photoBytes, 'PHOTO_EMPTY', 'PHOTO_TOO_LARGE'] as const
const sizes: Record<Coming, readonly [most: number, empty: ErrorCode, tooLarge: ErrorCode]> = {
  photo: photoSize,
  contribution: photoSize,
  card: photoSize,
  mail: photoSize,
  profile: [limits.profilePhotoBytes, 'PHOTO_EMPTY', 'PROFILE_PHOTO_TOO_LARGE'],
  video: [limits.videoBytes, 'VIDEO_UNREADABLE', 'VIDEO_TOO_LARGE'],
  film: [films.bytes, 'FILM_UNREADABLE', 'VIDEO_TOO_LARGE'],
  'memory-film': [recordings.filmBytes, 'FILM_UNREADABLE', 'VIDEO_TOO_LARGE'],
  voice: [recordings.voiceBytes, 'VOICE_UNREADABLE', 'VOICE_TOO_LARGE'],
}

/** Refuses a file by its size, before it is read. */
export function requireSize(coming: Coming, bytes: number): void {
  const [most, empty, tooLarge] = sizes[coming]
  if (bytes === 0) throw new DomainError(empty)
  if (bytes > most) throw new DomainError(tooLarge)
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
  /** Pictures of memories on paper that one host or helper may file at one memorial in 24 hours. */
  cardsPerDay: 500,
} as const

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** What was removed before this time cannot be restored any more. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - limits.undoDays * DAY_MS)

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
