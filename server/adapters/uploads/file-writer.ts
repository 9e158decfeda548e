import type { FileHandle } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** Bytes that may wait for the disk, which is given all of them at once. */
const WAITING_BYTES = 1024 * 1024
/** So many bytes are synced while more come. */
const SYNCED_BYTES = 8 * 1024 * 1024

/** Of this process: a slow disk holds one of its few threads for this, not all. */
let isSyncing = false

/**
 * Writes to a file from `start` on. Has what came written to the disk while more comes, so that little is left to be waited
 * for at the end. What is written to it is gone afterwards (`giveBack`).
 */
export function writingTo(file: FileHandle, start: number) {
  let written = 0
  let unsynced = 0
  let failed: { reason: unknown } | undefined
  let running: Promise<void> | undefined

  async function put(chunks: Buffer[]): Promise<void> {
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0)
    let done = (await file.writev(chunks, start + written)).bytesWritten
    // A disk may take less than it was given; it says why when it is asked again.
    for (let rest = done < bytes ? Buffer.concat(chunks).subarray(done) : null; rest?.length; ) {
      const { bytesWritten } = await file.write(rest, 0, rest.length, start + written + done)
      done += bytesWritten
      rest = rest.subarray(bytesWritten)
    }
    written += bytes
    unsynced += bytes
    for (const chunk of chunks) giveBack(chunk)
    if (unsynced >= SYNCED_BYTES && !isSyncing) running = sync()
  }

  async function sync(): Promise<void> {
    isSyncing = true
    unsynced = 0
    try {
      await file.datasync()
    } catch (reason) {
      failed ??= { reason }
    } finally {
      isSyncing = false
    }
  }

  return {
    out: new Writable({
      highWaterMark: WAITING_BYTES,
      write: (chunk, _encoding, done) => void put([chunk]).then(() => done(), done),
      writev: (all, done) => void put(all.map(({ chunk }) => chunk)).then(() => done(), done),
    }),
    bytes: () => written,
    /** Resolves once no sync runs. Rejects with what the disk said of one. */
    async synced(): Promise<void> {
      await running
      if (failed) throw failed.reason
    },
  }
}

/**
 * Frees the memory of bytes that nobody needs any more. Left to V8, those of a film would have it look through all that the
 * process holds again and again, which took longer than to write them (docs/decisions/0045).
 */
function giveBack({ buffer, length }: Buffer): void {
  // Small ones lie beside others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
}
