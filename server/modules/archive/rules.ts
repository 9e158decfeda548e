/** Each address once, the first that has it: a successor who became a host gets one mail. */
export function listRecipients<Person extends { email: string }>(holders: readonly Person[]): Person[] {
  const emails = holders.map(({ email }) => email.toLowerCase())
  return holders.filter((_, at) => emails.indexOf(emails[at] ?? '') === at)
}

/** Measured: the copies of one photo for the page, and the files that every archive has. */
const PAGE_COPIES_BYTES = 550_000
const ALWAYS_BYTES = 1_500_000

/** The estimated size of the archive. It holds the recording twice: the original, and the copy that the page plays. */
export function estimateBytes(sums: {
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
