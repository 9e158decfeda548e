import type { Readable } from 'node:stream'

/** The bytes of unfinished uploads; what is known of them is in the table `uploads_under_way`. */
export interface UploadStore {
  /** Bytes that have arrived, measured in the store: the count of a killed process would be lost. */
  offset(id: string): Promise<number>
  /** Adds what `body` brings until it ends, whose bytes it may free. Gives how many are there then. */
  write(id: string, body: Readable, offset: number): Promise<number>
  /** A complete upload of `size` bytes as a local file, which may be moved away. */
  local(id: string, size: number): Promise<{ path: string; release(): Promise<void> }>
  discard(id: string): Promise<void>
  /** Of all uploads of which something is stored. */
  ids(): Promise<Iterable<string>>
}
