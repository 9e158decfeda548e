import { type Media, uploadPoster } from '#contract/media.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'

/** Milliseconds to wait for the upload of a still. */
const TIMEOUT_MS = 20_000

/**
 * Sends the still of a video on the server. It tries once: a video may go without, and the server captures one itself
 * if it can. Returns the video with its still, null when the still could not be sent. Rejects only with the signal's
 * reason.
 */
export async function sendPoster(
  { call, signal }: Pick<SaveDependencies, 'call' | 'signal'>,
  video: { memorialUuid: string; mediaUuid: string },
  still: Blob,
): Promise<Media | null> {
  const body = new FormData()
  body.set('file', still, 'poster.jpg')
  const until = new AbortController()
  const end = () => until.abort()
  const timer = setTimeout(end, TIMEOUT_MS)
  signal?.addEventListener('abort', end, { once: true })
  try {
    const { media } = await call(uploadPoster, { params: video, body, signal: until.signal })
    return media
  } catch {
    signal?.throwIfAborted()
    return null
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** Adds a still to a video on the server that has none, while other things are saved. Never rejects. */
export async function addMissingPoster(deps: SaveDependencies, draftId: string): Promise<void> {
  const draft = latestDraft(deps, draftId)
  const video = draft?.serverVideo
  // A video that is about to be replaced needs no still.
  if (!draft?.memorialUuid || draft.hostVideo || video?.state !== 'READY' || video.poster !== null) return
  const still = await deps.stillOf(video.sources?.[0]?.url ?? video.url)
  const { memorialUuid } = draft
  const serverVideo = still && (await sendPoster(deps, { memorialUuid, mediaUuid: video.uuid }, still))
  if (!serverVideo) return
  deps.drafts.updateDraft(draftId, (current) =>
    current.serverVideo?.uuid === video.uuid ? { ...current, serverVideo } : current,
  )
}
