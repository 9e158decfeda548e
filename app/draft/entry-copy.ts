import { deleteEntryCopy, readEntryCopy, writeEntryCopy } from './file-db.ts'

/**
 * A copy of the stored entry in IndexedDB. Chromium writes localStorage to the disk seconds to a minute late,
 * and a browser that is killed loses what was not written; a transaction of IndexedDB is kept.
 */
export interface EntryCopy {
  /** Soon, and only the latest when many come quickly. */
  write(text: string): void
  remove(): Promise<void>
}

/** Some browsers never answer while IndexedDB wakes up; the draft does not wait for that. Milliseconds. */
const TIMEOUT_MS = 1000

let waiting: string | null = null
let writing: Promise<void> | null = null

async function writeWaiting(): Promise<void> {
  while (waiting !== null) {
    const text = waiting
    waiting = null
    await writeEntryCopy(text).catch(() => undefined)
  }
  writing = null
}

export const entryCopy: EntryCopy = {
  write(text) {
    waiting = text
    writing ??= writeWaiting()
  },
  async remove() {
    waiting = null
    await writing
    await deleteEntryCopy().catch(() => undefined)
  },
}

/** The copy as the browser's last life left it; null when there is none, or none in time. */
export function readCopy(): Promise<string | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  return Promise.race([readEntryCopy().catch(() => null), tooLate])
}
