import { deleteEntryCopy, readEntryCopy, writeEntryCopy } from './file-db.ts'

/**
 * A copy of the stored entry in IndexedDB. Chromium writes localStorage to the disk with a delay of seconds up to a
 * minute, and a browser that is killed loses what was not written; a transaction of IndexedDB is not lost.
 */
export interface EntryCopy {
  /** Writes soon; of several writes in quick succession only the latest. */
  write(text: string): void
  remove(): Promise<void>
}

/** Milliseconds to wait for the copy: in some browsers IndexedDB never answers while it starts. */
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

/** Reads the copy from before the browser was started; null when there is none, or none in time. */
export function readCopy(): Promise<string | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  return Promise.race([readEntryCopy().catch(() => null), tooLate])
}
