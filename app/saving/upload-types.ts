import type { Media } from '#contract/media.ts'

/** A file on its way. */
interface Upload {
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

/** To a memorial, by its host. */
export interface MemorialUpload extends Upload {
  kind: 'photo' | 'profile' | 'video'
  memorialUuid: string
}

/** Ahead of a contribution, by a visitor. */
export interface ContributionUpload extends Upload {
  kind: 'contribution'
  shareSlug: string
}

export interface Uploaded {
  mediaUuid: string
  /** null after an upload in pieces, whose answer names the file only. */
  media: Media | null
}
