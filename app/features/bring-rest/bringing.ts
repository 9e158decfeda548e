import { ArchiveRefused } from '#app/lib/archive/archive-refused.ts'
import type { Archive } from '#app/lib/archive/open-archive.ts'
import { memoriesIn } from './memories.ts'

// All that is loaded once an archive was chosen.

export { openArchive } from '#app/lib/archive/open-archive.ts'
export { bringRest } from './bring.ts'
export { lookFor } from './look.ts'

/**
 * The files of memories that are not what they were, by their paths. They are left out, and everything else can come: it may be the only copy that a family
 * has. Rejects with `ArchiveRefused` where the archive cannot be read at all.
 */
export async function damagedIn(
  archive: Archive,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<readonly string[]> {
  const mediaUuids = memoriesIn(archive).flatMap(({ files }) => files.map(({ uuid }) => uuid))
  const onProgress = (done: number, total: number) => onPart(done / Math.max(1, total))
  try {
    await archive.verify({ mediaUuids, signal, onProgress })
    return []
  } catch (reason) {
    if (reason instanceof ArchiveRefused && reason.problem === 'changed') return reason.files
    throw reason
  }
}
