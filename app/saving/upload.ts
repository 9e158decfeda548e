import { readMedia } from '#app/draft/schema.ts'
import { ApiError, callerHeaders } from '#app/lib/api.ts'
import { anObject, aString, or } from '#app/lib/read-stored.ts'
import { fillPath } from '#contract/endpoint.ts'
import { media as limits } from '#contract/limits.ts'
import { uploadPhoto } from '#contract/media.ts'
import { withRetries } from './retry.ts'
import {
  type MemorialUpload,
  readJson,
  readUploadError,
  uploadInChunks,
  watchStall,
} from './upload-in-chunks.ts'

/** Reads the answer to an upload; null if it is another one: a proxy in between may answer with anything. */
const readUploaded = or(anObject({ mediaUuid: aString, media: readMedia }), null)
type Uploaded = NonNullable<ReturnType<typeof readUploaded>>

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

/**
 * Sends a photo in one multipart request. It uses XMLHttpRequest, since fetch does not report upload progress. Rejects
 * with `ApiError`, or with the signal's reason.
 */
function uploadInOneRequest(file: MemorialUpload): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const ended = new AbortController()
    const stop = () => request.abort()
    const line = watchStall(stop)

    request.addEventListener('load', () => {
      const uploaded = answerOf(request)
      if (uploaded instanceof ApiError) reject(uploaded)
      else resolve(uploaded)
    })
    request.addEventListener('error', () => reject(new ApiError(0, {})))
    request.addEventListener('abort', () =>
      reject(file.signal?.aborted ? file.signal.reason : new ApiError(0, {})),
    )
    request.addEventListener('loadend', () => {
      line.end()
      ended.abort()
    })
    request.upload.addEventListener('progress', ({ loaded }) => {
      line.reset()
      file.onProgress?.(Math.min(loaded, file.blob.size))
    })
    file.signal?.addEventListener('abort', stop, { signal: ended.signal })
    // Some browsers leave a request hanging after the network is lost.
    window.addEventListener('offline', stop, { signal: ended.signal })

    request.open('POST', fillPath(uploadPhoto.path, { memorialUuid: file.memorialUuid }))
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value)
    request.send(formOf(file))
  })
}

/** The fields come before the file, so that the server knows what the file is when it arrives. */
function formOf({ blob, name, title, clientId, kind }: MemorialUpload): FormData {
  const form = new FormData()
  form.set('title', title)
  form.set('clientId', clientId)
  form.set('role', kind === 'profile' ? 'PROFILE_PHOTO' : 'PHOTO')
  form.set('file', blob, name)
  return form
}

function answerOf(request: XMLHttpRequest): Uploaded | ApiError {
  const answer = readJson(request.responseText)
  const uploaded = readUploaded(answer)
  if (request.status < 300 && uploaded) return uploaded
  return readUploadError(request.status, answer, request.getResponseHeader('retry-after'))
}
