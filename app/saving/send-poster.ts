import { type Media, uploadPoster } from '#contract/media.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'

/** Milliseconds: a still is not worth more of anyone's waiting. */
const TIMEOUT_MS = 20_000

/**
 * Sends the still of a video that the server has. One try: a video goes without, and where the server can take one
 * itself, it does. Gives the video as it is now, null when the still did not get through. Rejects only with the
 * signal's reason.
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

/** Gives a video that the server has without a still one after all, beside whatever else is saved. Never rejects. */
export async function addMissingPoster(deps: SaveDependencies, draftId: string): Promise<void> {
  const draft = latestDraft(deps, draftId)
  const video = draft?.serverVideo
  // One that another is about to replace needs none any more.
  if (!draft?.memorialUuid || draft.hostVideo || video?.state !== 'READY' || video.poster !== null) return
  const still = await deps.stillOf(video.sources?.[0]?.url ?? video.url)
  const { memorialUuid } = draft
  const serverVideo = still && (await sendPoster(deps, { memorialUuid, mediaUuid: video.uuid }, still))
  if (!serverVideo) return
  deps.drafts.updateDraft(draftId, (current) =>
    current.serverVideo?.uuid === video.uuid ? { ...current, serverVideo } : current,
  )
}
