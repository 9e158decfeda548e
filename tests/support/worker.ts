import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freshDatabase } from './database.ts'
import type { Connection } from './database-server.ts'
import { startProcess } from './product-process.ts'

/** A connection as a `DATABASE_URL`, also where the host is a folder with a socket. */
export function urlOf({ database, ...rest }: Connection): string {
  const known = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `postgres:///${database}?${new URLSearchParams(known)}`
}

/** A data folder and a database that outlive the processes that use them, removed after the test. */
export async function lastingData() {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-killed-'))
  const database = await freshDatabase()
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { dataDir, database }
}

/** For `test` and `vi.waitFor`: the jobs of a killed worker go to another one only after its heartbeat was missed. */
export const patience = { timeout: 240_000 }
export const waiting = { timeout: 200_000, interval: 20 }
/** The same for what the next worker does, which comes most of a minute later: asking often would take the processor. */
export const waitingForNext = { timeout: 200_000, interval: 250 }

/** Starts the product as a process that only runs jobs, on data that outlives it. */
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
