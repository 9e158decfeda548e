import { archive as limits } from '#contract/host-limits.ts'

/** A person to whom a link is mailed. */
export interface Recipient {
  kind: 'host' | 'successor'
  uuid: string
  name: string
  email: string
}

/** Why links are mailed: a host asked for it, or the year is about to end. */
export type Why = 'ARCHIVE_ASKED' | 'ARCHIVE_YEAR_ENDING'

interface Person {
  uuid: string
  name: string
  email: string
}

/** All hosts and successors, each address once: a successor who became a host gets one mail. */
export function recipientsOf(hosts: readonly Person[], successors: readonly Person[]): Recipient[] {
  const all = [
    ...hosts.map(({ uuid, name, email }) => ({ kind: 'host' as const, uuid, name, email })),
    ...successors.map(({ uuid, name, email }) => ({ kind: 'successor' as const, uuid, name, email })),
  ]
  const isFirst = ({ email }: Person, at: number) =>
    all.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) === at
  return all.filter(isFirst)
}

/** Seconds until the links may be mailed on request again; 0 when now. */
export function waitBeforeSending(asked: Date | null, now: Date): number {
  if (!asked) return 0
  const again = asked.getTime() + limits.resendMinutes * 60 * 1000
  return Math.max(0, Math.ceil((again - now.getTime()) / 1000))
}

/** Measured: the copies of one photo for the page, and the files that every archive has. */
const PAGE_COPIES_BYTES = 550_000
const ALWAYS_BYTES = 1_500_000

/** The estimated size of the archive. It holds the recording twice: the original, and the copy that the page plays. */
export function aboutBytes(sums: {
  photos: number
  photosOfOthers: number
  photoBytes: number
  videoBytes: number
  videoCopyBytes: number
}): number {
  const photos = sums.photos + sums.photosOfOthers
  // A copy is never larger than its original.
  const copies = Math.min(photos * PAGE_COPIES_BYTES, sums.photoBytes)
  return Math.round(sums.photoBytes + copies + sums.videoBytes + sums.videoCopyBytes + ALWAYS_BYTES)
}

/**
 * A restored memorial is kept for a year at least: nobody loses it in the night after. And for two at most: no server sells
 * more, so an archive that says so was changed.
 */
export function retainedAfter(until: Date | null, now: Date): Date {
  const [least, most] = [yearsAfter(now, 1), yearsAfter(now, 2)]
  if (!until || !(until > least)) return least
  return until < most ? until : most
}

function yearsAfter(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  return then
}
