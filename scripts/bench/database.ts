import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/adapters/database/embedded.ts'

/** A PostgreSQL that several processes reach by `url`. */
export async function openDatabaseServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-bench-db-'))
  const server = await openEmbedded({ dataDir, throwaway: false })
  const { host, port, user, database } = server.connection
  const socket = encodeURIComponent(String(host))
  // When run as root, the folder is elsewhere, behind a link.
  const home = await realpath(join(dataDir, 'postgres'))
  return {
    url: `postgres://${user}@localhost:${port}/${database}?host=${socket}`,
    async close() {
      await server.stop()
      for (const dir of [home, dataDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}
