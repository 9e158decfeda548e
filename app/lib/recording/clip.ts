/** Milliseconds after which a file that says nothing of itself is taken as it is. */
const PATIENCE = 4000

/**
 * The length of a video in seconds, null when the browser cannot play it. A recording that was never written
 * to its end claims to be endless; going to that end makes the browser find it.
 */
export function secondsOf(clip: Blob): Promise<number | null> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(clip)
  video.preload = 'metadata'
  video.muted = true
  const length = new Promise<number | null>((resolve) => {
    const tell = () => {
      if (Number.isFinite(video.duration)) resolve(video.duration)
      else video.currentTime = Number.MAX_SAFE_INTEGER
    }
    video.onloadedmetadata = tell
    video.ondurationchange = tell
    video.onerror = () => resolve(null)
    setTimeout(() => resolve(Number.isFinite(video.duration) ? video.duration : null), PATIENCE)
  })
  video.src = url
  return length.finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
