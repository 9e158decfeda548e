import { media as limits } from '#contract/limits.ts'
import { retrying } from './retry.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { sendWhole } from './send-whole.ts'
import type { Uploaded, Uploading } from './uploading.ts'

/**
 * Sends a file until the server has it: videos and large files in resumable pieces, the rest in one request.
 * Rejects with an `ApiError` that says why when it is refused, or when no try got through for a minute while
 * the browser was online.
 */
export function uploadFile(file: Uploading): Promise<Uploaded> {
  const inPieces = file.kind === 'video' || file.blob.size > limits.resumableFrom
  return retrying((moved) => (inPieces ? sendInPieces(file, moved) : sendWhole(file)), file)
}
