import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freshDatabase } from './database.ts'
import type { Connection } from './database-server.ts'
import { startProcess } from './product-process.ts'

/** As `DATABASE_URL` takes it, also where the host is a folder with a socket. */
function urlOf({ database, ...rest }: Connection): string {
  const known = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `postgres:///${database}?${new URLSearchParams(known)}`
}

/** Data that outlives the processes which work on it, gone after the test. */
export async function lastingData() {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-killed-'))
  const database = await freshDatabase()
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { dataDir, database }
}

/** For `test` and `vi.waitFor`: the jobs of a worker that was killed are given to another when its heartbeat is missed. */
export const patience = { timeout: 240_000 }
export const waiting = { timeout: 200_000, interval: 20 }

/** The product in a process of its own that does jobs and nothing else, on data that outlives it. */
export const startWorker = (
  on: Awaited<ReturnType<typeof lastingData>>,
  environment: Record<string, string> = {},
) =>
  startProcess({
    ROLE: 'worker',
    DATA_DIR: on.dataDir,
    DATABASE_URL: urlOf(on.database.connection),
    ...environment,
  })
