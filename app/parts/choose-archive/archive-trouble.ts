import { type ArchiveProblem, ArchiveRefused } from '#app/lib/archive/archive-refused.ts'

/** Why a file was not opened. `failed`: this device could not go on, as where its memory ends. */
export interface ArchiveTrouble {
  problem: ArchiveProblem | 'failed'
  /** Files of the archive that are to blame. */
  files: readonly string[]
}

export const archiveTroubleOf = (reason: unknown): ArchiveTrouble =>
  reason instanceof ArchiveRefused ? reason : { problem: 'failed', files: [] }
