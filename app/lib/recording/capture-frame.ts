import { media as limits } from '#contract/limits.ts'
import { posterSecond } from '#contract/poster.ts'
import { readDuration, untilEvent } from './duration.ts'

/** Milliseconds after which a video goes without a still, so that nobody has to wait for it. */
const TIMEOUT_MS = 10_000
const QUALITY = 0.85

/**
 * Captures a still of a video as JPEG; null when this browser cannot show the video, or not in time. Never rejects.
 *
 * @param clip the file, or the address of one on the server
 */
export function captureFrame(clip: Blob | string): Promise<Blob | null> {
  const url = typeof clip === 'string' ? clip : URL.createObjectURL(clip)
  const video = document.createElement('video')
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))
  return Promise.race([taken(video, url).catch(() => null), patience]).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}

async function taken(video: HTMLVideoElement, url: string): Promise<Blob | null> {
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  const seconds = await readDuration(video)
  if (seconds === null) return null
  const sought = untilEvent(video, 'seeked')
  video.currentTime = posterSecond(seconds)
  await sought
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await untilEvent(video, 'loadeddata')
  return video.videoWidth > 0 ? drawn(video) : null
}

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, limits.posterEdge / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
