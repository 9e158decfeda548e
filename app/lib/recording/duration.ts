/** Milliseconds to wait for each event of a video. */
const TIMEOUT_MS = 4000

/**
 * Reads the duration of a video in seconds, and leaves the video at its beginning. A recording that was not written to
 * its end claims an infinite duration; seeking to the end makes the browser find the real one. Null when the browser
 * cannot play the video or does not tell.
 */
export async function readDuration(video: HTMLVideoElement): Promise<number | null> {
  const known = () => video.readyState >= HTMLMediaElement.HAVE_METADATA && Number.isFinite(video.duration)
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) await untilEvent(video, 'loadedmetadata')
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) return null
  if (!known()) {
    const found = untilEvent(video, 'durationchange', known)
    video.currentTime = Number.MAX_SAFE_INTEGER
    await found
    const back = untilEvent(video, 'seeked', () => video.currentTime === 0)
    video.currentTime = 0
    await back
  }
  return known() ? video.duration : null
}

/** Waits for an event after which `isDone` holds, for an error, or for the timeout. */
export function untilEvent(video: HTMLVideoElement, event: string, isDone = () => true): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const finish = () => {
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, TIMEOUT_MS)
    video.addEventListener(event, () => isDone() && finish(), { signal: stop.signal })
    video.addEventListener('error', finish, { signal: stop.signal })
  })
}

/** What this browser finds in a sound or video file: its seconds, and whether it has a picture; null where it cannot play it. */
export async function readClip(clip: Blob): Promise<{ seconds: number | null; hasPicture: boolean | null }> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(clip)
  try {
    video.preload = 'metadata'
    video.muted = true
    video.src = url
    const seconds = await readDuration(video)
    return { seconds, hasPicture: seconds === null ? null : video.videoWidth > 0 }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

/** The duration of a video in seconds; null when the browser cannot play it. */
export const durationOf = async (clip: Blob): Promise<number | null> => (await readClip(clip)).seconds
