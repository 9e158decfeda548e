import type { HttpResponse } from 'tus-js-client'
import { ApiError, callerHeaders } from '#app/lib/api.ts'
import { storedText } from '#app/lib/stored-text.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { media as limits } from '#contract/limits.ts'
import { resumable } from '#contract/resumable.ts'
import { nextPiece } from './piece-size.ts'

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

/**
 * Sends a file in chunks (tus), and continues where an earlier try or visit stopped. It tries once; the caller decides
 * about the next try. Rejects with `ApiError`, or with the signal's reason.
 *
 * @param moved called whenever the server has stored another chunk
 * @returns `media` as the server sent it, unread
 */
export async function uploadInChunks(
  file: MemorialUpload | ArchiveUpload | ContributionUpload,
  moved: () => void,
): Promise<{ mediaUuid: string; media: unknown }> {
  const { Upload } = await loadTus()
  const { signal, onProgress } = file
  const begun = storedText(() => window.localStorage, `memorial-upload ${file.clientId}`)

  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const settle = (outcome: () => void) => {
      line.end()
      ended.abort()
      outcome()
    }
    let asked = 0
    const upload = new Upload(file.blob, {
      endpoint: `${location.origin}${resumable.path}`,
      uploadUrl: addressIn(begun.read()),
      metadata: metadataOf(file),
      headers: callerHeaders(),
      chunkSize: limits.chunkBytes,
      retryDelays: null,
      // The library's own storage of upload addresses would fail the upload when browser storage is off or full.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => void (upload.url && begun.write(upload.url)),
      onProgress(sent) {
        line.reset()
        onProgress?.(sent)
      },
      onBeforeRequest() {
        asked = performance.now()
      },
      onChunkComplete(bytes) {
        upload.options.chunkSize = nextPiece(bytes, performance.now() - asked)
        moved()
      },
      onAfterResponse(_request, response) {
        // For a file that the server has already, every answer contains it, also the answer to a new upload.
        const mediaUuid = isSuccess(response) && response.getHeader(resumable.mediaUuidHeader)
        if (!mediaUuid) return
        // Read first: an aborted request has no headers.
        const media = mediaIn(response)
        void upload.abort()
        begun.remove()
        settle(() => resolve({ mediaUuid, media }))
      },
      // Complete, but without a uuid in the answer: the next try asks again.
      onSuccess: () => settle(() => reject(new ApiError(500, {}))),
      onError: (reason) => settle(() => reject(apiErrorOf(reason))),
    })
    const stop = () => {
      void upload.abort()
      settle(() => reject(signal?.aborted ? signal.reason : new ApiError(0, {})))
    }
    const line = watchStall(stop)
    signal?.addEventListener('abort', stop, { signal: ended.signal })
    // Some browsers leave a request hanging after the network is lost.
    window.addEventListener('offline', stop, { signal: ended.signal })
    upload.start()
  })
}

/** Loaded only when a large file is sent. */
async function loadTus() {
  try {
    return await import('tus-js-client')
  } catch {
    throw new ApiError(0, {})
  }
}

const addressIn = (stored: ReturnType<ReturnType<typeof storedText>['read']>): string | null =>
  'text' in stored ? stored.text : null

/** The file in an answer: `Media` as JSON in Base64. */
function mediaIn(response: HttpResponse): unknown {
  try {
    const text = atob(response.getHeader(resumable.mediaHeader) ?? '')
    return readJson(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))))
  } catch {
    return null
  }
}

function metadataOf(file: MemorialUpload | ArchiveUpload | ContributionUpload): Record<string, string> {
  const { kind, clientId, title, name } = file
  const { shareSlug = '', memorialUuid = '' } = file as { shareSlug?: string; memorialUuid?: string }
  const metadata = { shareSlug, memorialUuid, kind, clientId, title, filename: name }
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''))
}

const isSuccess = (response: HttpResponse): boolean => response.getStatus() < 300

function apiErrorOf(reason: Error & { originalResponse?: HttpResponse | null }): ApiError {
  const response = reason.originalResponse
  if (!response) return new ApiError(0, {})
  const answer = readJson(response.getBody())
  return readUploadError(response.getStatus(), answer, response.getHeader('retry-after') ?? null)
}

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errors

/**
 * Converts the answer to an upload to an error with its message. A proxy in between may answer with anything: fields
 * that cannot be read are ignored.
 */
export function readUploadError(status: number, answer: unknown, retryAfter: string | null): ApiError {
  const { msg, code }: { msg?: unknown; code?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {}
  const said = { ...(typeof msg === 'string' && { msg }), ...(isErrorCode(code) && { code }) }
  return new ApiError(status, said, Number(retryAfter) || null)
}

/** Parses JSON; null for any other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Milliseconds without progress after which a connection counts as lost, whatever the browser reports. */
const STALL_TIMEOUT_MS = 60_000

/** Calls `giveUp` when a request has made no progress for too long; `reset` restarts the timer. */
export function watchStall(giveUp: () => void): { reset: () => void; end: () => void } {
  let timer = setTimeout(giveUp, STALL_TIMEOUT_MS)
  return {
    reset() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALL_TIMEOUT_MS)
    },
    end: () => clearTimeout(timer),
  }
}
