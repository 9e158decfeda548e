import type { Media } from '#contract/media.ts'

/** A file to upload. */
interface Upload {
  blob: Blob
  /** The file name on the person's device. */
  name: string
  /** The caption. */
  title: string
  /** The file's own id: sending it again never creates a second file, so every retry is safe. */
  clientId: string
  /** Called with the bytes sent so far. */
  onProgress?: ((sent: number) => void) | undefined
  /** Tells whether the upload is waiting for the connection or the server. */
  onPause?: ((paused: boolean) => void) | undefined
  signal?: AbortSignal | undefined
}

/** An upload to a memorial, by its host. */
export interface MemorialUpload extends Upload {
  kind: 'photo' | 'profile' | 'video' | 'film'
  memorialUuid: string
}

/** An upload by a visitor, before the contribution itself is sent. */
export interface ContributionUpload extends Upload {
  kind: 'contribution' | 'voice' | 'memory-film'
  shareSlug: string
}

/** An archive, which becomes a memorial. */
export interface ArchiveUpload extends Upload {
  kind: 'archive'
}

export interface Uploaded {
  mediaUuid: string
  media: Media
}
