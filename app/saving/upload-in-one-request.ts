import { ApiError, callerHeaders } from '#app/lib/api.ts'
import { fillPath } from '#contract/endpoint.ts'
import { uploadPhoto } from '#contract/media.ts'
import { readUploaded } from './read-uploaded.ts'
import { stallTimeout } from './stall-timeout.ts'
import { readJson, uploadError } from './upload-error.ts'
import type { MemorialUpload, Uploaded } from './upload-types.ts'

/**
 * Sends a photo in one multipart request. It uses XMLHttpRequest, since fetch does not report upload progress. Rejects
 * with `ApiError`, or with the signal's reason.
 */
export function uploadInOneRequest(file: MemorialUpload): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const ended = new AbortController()
    const stop = () => request.abort()
    const line = stallTimeout(stop)

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
  return uploadError(request.status, answer, request.getResponseHeader('retry-after'))
}
