import { media as limits } from '#contract/limits.ts'
import type { Media, ResumableUpload } from '#contract/media.ts'
import { retrying } from './retry.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { sendWhole } from './send-whole.ts'

/** A file on its way to a memorial. */
export interface Uploading {
  kind: ResumableUpload['kind']
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

/**
 * Sends a file until the server has it: videos and large files in resumable pieces, the rest in one request.
 * Rejects with an `ApiError` that says why when it is refused, or when no try got through for a minute while
 * the browser was online.
 */
export function uploadFile(file: Uploading): Promise<Uploaded> {
  const inPieces = file.kind === 'video' || file.blob.size > limits.resumableFrom
  return retrying((moved) => (inPieces ? sendInPieces(file, moved) : sendWhole(file)), file)
}
