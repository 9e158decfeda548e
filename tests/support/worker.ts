import type { freshDatabase } from './database.ts'
import type { Connection } from './database-server.ts'
import { startProcess } from './product-process.ts'

/** As `DATABASE_URL` takes it, also where the host is a folder with a socket. */
function urlOf({ database, ...rest }: Connection): string {
  const known = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `postgres:///${database}?${new URLSearchParams(known)}`
}

/** The product in a process of its own that does jobs and nothing else, on data that outlives it. */
export const startWorker = (
  on: { dataDir: string; database: Awaited<ReturnType<typeof freshDatabase>> },
  environment: Record<string, string> = {},
) =>
  startProcess({
    ROLE: 'worker',
    DATA_DIR: on.dataDir,
    DATABASE_URL: urlOf(on.database.connection),
    ...environment,
  })
