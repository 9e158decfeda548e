import type { Media, ResumableUpload } from '#contract/media.ts'

/** A file on its way to a memorial. */
export interface Uploading {
  kind: Exclude<ResumableUpload['kind'], 'contribution'>
  memorialUuid: string
  blob: Blob
  /** As the person's device calls it. */
  name: string
  /** The caption. */
  title: string
  /** The file's own id: the same again never makes a second file, so that every try is safe. */
  clientId: string
  /** Bytes that went out so far. */
  onProgress?: ((sent: number) => void) | undefined
  /** Whether it waits for the connection or the server just now. */
  onPause?: ((paused: boolean) => void) | undefined
  signal?: AbortSignal | undefined
}

export interface Uploaded {
  mediaUuid: string
  /** null after an upload in pieces, whose answer names the file only. */
  media: Media | null
}
