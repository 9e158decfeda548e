import type { Readable } from 'node:stream'

/**
 * Keys are relative paths of `[A-Za-z0-9._-]` segments joined by `/`, e.g. `originals/6f…`. Every call rejects with
 * `StorageAway` while the disk refuses, or the bucket gives no answer or refuses the call.
 */
export interface Storage {
  /** Writes the whole file or nothing: readers never see half of it, and it survives a power cut. */
  put(key: string, body: Readable | Uint8Array): Promise<{ bytes: number }>
  /** Moves a finished local file (an upload, a rendition) into storage; the source is gone afterwards. */
  take(key: string, localPath: string): Promise<{ bytes: number }>
  /** Reads a file or an inclusive byte range of it. Rejects with `FileMissing`. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  stat(key: string): Promise<{ bytes: number } | null>
  /** A path that a child process can open; call `release` when it is done. Rejects with `FileMissing`. */
  local(key: string): Promise<{ path: string; release(): Promise<void> }>
  /** Missing keys are fine. */
  remove(keys: string[]): Promise<void>
  list(prefix: string): AsyncIterable<string>
  /** Rejects when storage cannot be used (for `/readyz`). */
  check(): Promise<void>
}

/** Nothing is wrong with what was asked: the same may be asked again later. The cause says why. */
export class StorageAway extends Error {
  /** It is there and refuses, and will until the operator mends something: a key, a right, the bucket. */
  readonly lasts: boolean

  constructor(cause: unknown, { lasts = false } = {}) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`Storage ${lasts ? 'refuses' : 'is away'}: ${reason}`, { cause })
    this.name = 'StorageAway'
    this.lasts = lasts
  }
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`No file at ${key}`)
    this.name = 'FileMissing'
  }
}
