import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeAllRows } from './database.ts'

/** What `lending` needs of an app, to lend it and to empty it. */
interface Lendable {
  pool: Parameters<typeof removeAllRows>[0]
  clock: { reset(): void }
  dataDir: string
  drained(): Promise<unknown>
  close(): Promise<void>
}

/** An app, and the function that removes it. */
interface MadeApp<App> {
  app: App
  remove(): Promise<void>
}

/** How long jobs may take to end after a test, in milliseconds. */
const PATIENCE_MS = 5_000

/**
 * Lends the app that the tests of this worker share, to one test at a time; null while it is lent. It is emptied when
 * the test ends: rows, files, the clock. It is replaced after a test that failed, closed it, or left jobs that do not
 * end.
 *
 * @param make called for the first app and for each replacement
 */
export function lending<App extends Lendable>(make: () => Promise<MadeApp<App>>): () => Promise<App | null> {
  /** Undefined before the first test that asks for it, and after a test that left it in an unknown state. */
  let shared: Promise<MadeApp<App>> | undefined
  let isLent = false
  return async () => {
    if (isLent) return null
    isLent = true
    shared ??= make()
    const lent = shared
    let isClosed = false
    onTestFinished(async ({ task }) => {
      const isUsable = task.result?.state === 'pass' && !isClosed && (await empty((await lent).app))
      if (!isUsable) {
        shared = undefined
        await lent.then(
          ({ remove }) => remove(),
          () => {},
        )
      }
      isLent = false
    })
    const { app } = await lent
    return {
      ...app,
      async close() {
        isClosed = true
        await app.close()
      },
    }
  }
}

/** False if jobs were still running, so that the app cannot be used again. */
async function empty(app: Lendable): Promise<boolean> {
  if (!(await endsSoon(app.drained()))) return false
  await removeAllRows(app.pool)
  app.clock.reset()
  for (const folder of await readdir(app.dataDir, { withFileTypes: true }))
    if (folder.isDirectory()) await emptyFolder(join(app.dataDir, folder.name))
  return true
}

/** Folders whose name starts with a dot are made once, when an app starts, and stay. */
async function emptyFolder(path: string): Promise<void> {
  for (const name of await readdir(path))
    await (name.startsWith('.')
      ? emptyFolder(join(path, name))
      : rm(join(path, name), { recursive: true, force: true }))
}

async function endsSoon(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const giveUp = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  const ended = await Promise.race([work.then(() => true), giveUp])
  clearTimeout(timer)
  return ended
}
