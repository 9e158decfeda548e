import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, openEmbedded } from '#server/adapters/database/embedded.ts'

/** A PostgreSQL server of one's own in the temporary folder; `stop` leaves nothing behind. */
export async function openThrowaway(): Promise<Embedded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'afterglow-'))
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
