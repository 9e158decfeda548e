import { mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, openEmbedded } from '#server/adapters/database/embedded.ts'

/** A PostgreSQL server of one's own in the temporary folder; `stop` leaves nothing behind. */
export async function openThrowaway(): Promise<Embedded> {
  const dataDir = mkdtempSync(join(temporaryRoot(), 'afterglow-'))
  const server = await openEmbedded({ dataDir, throwaway: true })
  return {
    ...server,
    async stop() {
      await server.stop()
      // The first may lie elsewhere, behind a link.
      for (const dir of [realpathSync(join(dataDir, 'postgres')), dataDir]) rmSync(dir, { recursive: true })
    },
  }
}

/** Where short-lived files are cheapest: memory, where there is a gigabyte to spare; 30 times faster than a busy disk. */
export function temporaryRoot(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize > 2 ** 30) return '/dev/shm'
  } catch {
    // There is none, as on macOS.
  }
  return tmpdir()
}
