import { readDuration } from '#app/lib/recording/duration.ts'

/** What this browser finds in a sound or video file; null where it cannot play it: then the server finds out. */
interface Seen {
  seconds: number | null
  hasPicture: boolean | null
}

export async function lookInto(file: Blob): Promise<Seen> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
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
