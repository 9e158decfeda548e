import { media as limits } from '#contract/limits.ts'
import { withRetries } from './retry.ts'
import { uploadInChunks } from './upload-in-chunks.ts'
import { uploadInOneRequest } from './upload-in-one-request.ts'
import type { MemorialUpload, Uploaded } from './upload-types.ts'

/**
 * Sends a file until the server has it: videos and large files in resumable chunks, the rest in one request. Rejects
 * with an `ApiError` when the file is refused, or when no try made progress for a minute while the browser was online.
 */
export function uploadFile(file: MemorialUpload): Promise<Uploaded> {
  const inPieces = file.kind === 'video' || file.blob.size > limits.resumableFrom
  return withRetries((moved) => (inPieces ? uploadInChunks(file, moved) : uploadInOneRequest(file)), file)
}
