import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/adapters/database/embedded.ts'

/**
 * A PostgreSQL of its own that several processes reach by `url`, on the disk: a million memorials do not fit into memory.
 *
 * @param options.throwaway not safe against a power cut; for what is only read
 */
export async function openDatabaseServer(options: { throwaway: boolean }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-bench-db-'))
  const server = await openEmbedded({ dataDir, ...options })
  const { host, port, user, database } = server.connection
  const socket = encodeURIComponent(String(host))
  // Where it is root's, it lies elsewhere, behind a link.
  const home = await realpath(join(dataDir, 'postgres'))
  return {
    /** What it says, statements included where it is told to say them. */
    log: join(home, 'postgres.log'),
    connection: server.connection,
    url: `postgres://${user}@localhost:${port}/${database}?host=${socket}`,
    async close() {
      await server.stop()
      for (const dir of [home, dataDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}
