import type { Readable } from 'node:stream'

/**
 * Keys are relative paths of `[A-Za-z0-9._-]` segments joined by `/`, e.g. `originals/6f…`. Every call rejects with
 * `StorageUnavailable` while the disk refuses, or the bucket does not answer or refuses the call.
 */
export interface Storage {
  /** Writes the whole file or nothing: readers never see half of it, and it survives a power cut. */
  put(key: string, body: Readable | Uint8Array): Promise<{ bytes: number }>
  /** Moves a finished local file (an upload, a rendition) into storage; the source is gone afterwards. */
  take(key: string, localPath: string): Promise<{ bytes: number }>
  /** Reads a file or an inclusive byte range of it. Rejects with `FileMissing`. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  stat(key: string): Promise<{ bytes: number } | null>
  /** A path that a child process can open; call `release` after use. Rejects with `FileMissing`. */
  local(key: string): Promise<{ path: string; release(): Promise<void> }>
  /** Missing keys are ignored. */
  remove(keys: string[]): Promise<void>
  list(prefix: string): AsyncIterable<string>
  /** Rejects when storage cannot be used (for `/readyz`). */
  check(): Promise<void>
}

/** Storage is unavailable, and the call may be retried later. The cause says why. */
export class StorageUnavailable extends Error {
  /** Storage refuses until the operator corrects something: a key, a permission, the bucket. */
  readonly lasts: boolean

  constructor(cause: unknown, { lasts = false } = {}) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`Storage ${lasts ? 'refuses' : 'is away'}: ${reason}`, { cause })
    this.name = 'StorageUnavailable'
    this.lasts = lasts
  }
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`No file at ${key}`)
    this.name = 'FileMissing'
  }
}
