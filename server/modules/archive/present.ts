import type { Archive } from '#contract/archive.ts'
import type { SuccessorRow } from './repo.ts'
import type { Sums } from './repo-contents.ts'
import type { DownloadRow } from './repo-downloads.ts'
import { aboutBytes, downloadState, type Recipient } from './rules.ts'

interface Facts {
  archiveUrl: string
  sums: Sums
  successors: SuccessorRow[]
  mayName: boolean
  downloads: DownloadRow[]
  recipients: Recipient[]
  lastMailed: Date | null
  undelivered: { name: string; email: string }[]
}

/** The archive as hosts see it. */
export function presentArchive(facts: Facts, now: Date): Archive {
  const { archiveUrl, sums, successors, mayName, downloads, recipients, lastMailed, undelivered } = facts
  const { leftOut, photoBytes, videoBytes, videoCopyBytes, ...counts } = sums
  return {
    archiveUrl,
    bytes: aboutBytes(sums),
    counts,
    leftOut,
    successors,
    mayName,
    downloads: downloads.map((row) => ({
      uuid: row.uuid,
      who: row.who,
      dateStarted: row.startedAt.toISOString(),
      state: downloadState(row, now),
    })),
    recipients: recipients.map(({ name, email }) => ({ name, email })),
    lastSent: lastMailed && { date: lastMailed.toISOString(), undelivered },
  }
}
