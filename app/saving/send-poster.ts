import { type Media, uploadPoster } from '#contract/media.ts'
import type { World } from './world.ts'

/** Milliseconds: a still is not worth more of anyone's waiting. */
const PATIENCE = 20_000

/**
 * Sends the still of a video that the server has. One try: a video goes without, and where the server can take one
 * itself, it does. Gives the video as it is now, null when the still did not get through. Rejects only with the
 * signal's reason.
 */
export async function sendPoster(
  { call, signal }: Pick<World, 'call' | 'signal'>,
  video: { memorialUuid: string; mediaUuid: string },
  still: Blob,
): Promise<Media | null> {
  const body = new FormData()
  body.set('file', still, 'poster.jpg')
  const until = new AbortController()
  const end = () => until.abort()
  const timer = setTimeout(end, PATIENCE)
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
