import { ApiError } from '#app/lib/api.ts'
import { media as limits } from '#contract/limits.ts'
import { readUploaded } from './read-uploaded.ts'
import { withRetries } from './retry.ts'
import { uploadInChunks } from './upload-in-chunks.ts'
import { uploadInOneRequest } from './upload-in-one-request.ts'
import type { MemorialUpload, Uploaded } from './upload-types.ts'

/**
 * Sends a file until the server has it: videos and large files in resumable chunks, the rest in one request. Rejects
 * with an `ApiError` when the file is refused, or when no try made progress for a minute while the browser was online.
 */
export function uploadFile(file: MemorialUpload): Promise<Uploaded> {
  const inPieces = file.kind === 'video' || file.kind === 'film' || file.blob.size > limits.resumableFrom
  return withRetries((moved) => (inPieces ? inChunks(file, moved) : uploadInOneRequest(file)), file)
}

async function inChunks(file: MemorialUpload, moved: () => void): Promise<Uploaded> {
  const uploaded = readUploaded(await uploadInChunks(file, moved))
  // Without the file, as from a server of an earlier release, the next try asks anew.
  if (!uploaded) throw new ApiError(500, {})
  return uploaded
}
