import type { ArchiveDownload } from '#contract/archive.ts'
import { archive as limits } from '#contract/limits.ts'

/** Somebody whom a link is mailed to. */
export interface Recipient {
  kind: 'host' | 'successor'
  uuid: string
  name: string
  email: string
}

/** Why links are mailed: somebody asked for it, or the year comes to its end. */
export type Why = 'asked' | 'year-ending'

interface Person {
  uuid: string
  name: string
  email: string
}

/** Every host and every successor, each address once: a successor who has become a host gets one mail. */
export function recipientsOf(hosts: readonly Person[], successors: readonly Person[]): Recipient[] {
  const all = [
    ...hosts.map(({ uuid, name, email }) => ({ kind: 'host' as const, uuid, name, email })),
    ...successors.map(({ uuid, name, email }) => ({ kind: 'successor' as const, uuid, name, email })),
  ]
  const isFirst = ({ email }: Person, at: number) =>
    all.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) === at
  return all.filter(isFirst)
}

/** Seconds until the links may be mailed on request again; 0 when they may now. */
export function waitBeforeSending(asked: Date | null, now: Date): number {
  if (!asked) return 0
  const again = asked.getTime() + limits.resendMinutes * 60 * 1000
  return Math.max(0, Math.ceil((again - now.getTime()) / 1000))
}

/** What makes two times of sending the same one: the end of the same year, or the same request. */
export function occasionOf(why: Why, { now, until }: { now: Date; until: Date | null }): string {
  return why === 'asked' ? `asked ${now.toISOString()}` : `year ending ${until?.toISOString() ?? ''}`
}

/** After so long nothing is on its way any more, though nobody wrote down how it ended. */
const LONGEST_MS = 12 * 60 * 60 * 1000

export function downloadState(
  row: { startedAt: Date; endedAt: Date | null; complete: boolean },
  now: Date,
): ArchiveDownload['state'] {
  if (row.complete) return 'COMPLETE'
  const isLost = now.getTime() - row.startedAt.getTime() > LONGEST_MS
  return row.endedAt || isLost ? 'BROKEN' : 'RUNNING'
}

/** Of a photo's copies for the page, and of everything that is always there: as measured. */
const PAGE_COPIES_BYTES = 550_000
const ALWAYS_BYTES = 1_500_000

/** About how large the archive is; the recording stands in it twice, as it came and as the page plays it. */
export function aboutBytes(sums: {
  photos: number
  photosOfOthers: number
  photoBytes: number
  videoBytes: number
  videoCopyBytes: number
}): number {
  const photos = sums.photos + sums.photosOfOthers
  // A copy is never larger than what it was made from.
  const copies = Math.min(photos * PAGE_COPIES_BYTES, sums.photoBytes)
  return Math.round(sums.photoBytes + copies + sums.videoBytes + sums.videoCopyBytes + ALWAYS_BYTES)
}
