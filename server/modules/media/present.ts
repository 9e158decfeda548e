import type { Media, VideoSource } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'

/** What of a row of `media` is needed to show it. */
export interface MediaFacts {
  uuid: string
  role: 'PHOTO' | 'PROFILE_PHOTO' | 'HOST_VIDEO' | 'CONTRIBUTION'
  state: Media['state']
  title: string
  location: string
  filename: string
  extension: string
  width: number | null
  height: number | null
  placeholder: string | null
  widths: number[]
  durationSeconds: number | null
  clientId: string | null
  takenAt?: string | null
  rotation?: number
  /** Only videos have a still, and an MP4 beside themselves. */
  posterFilename?: string | null
  posterWidth?: number | null
  posterHeight?: number | null
  /** Of what was sent. */
  bytes?: number
  mp4Filename?: string | null
  mp4Bytes?: number | null
}

const VIDEO = 1
const PHOTO = 0

/** As whoever may see it gets it. */
export function presentMedia(row: MediaFacts): Media {
  const { uuid, title, location, filename, extension, width, height, placeholder, widths } = row
  return {
    uuid,
    title,
    location,
    filename,
    extension,
    mediaType: row.role === 'HOST_VIDEO' ? VIDEO : PHOTO,
    url: `${location}/${filename}.${extension}`,
    state: row.state,
    width,
    height,
    placeholder,
    widths,
    durationSeconds: row.durationSeconds,
    clientId: row.clientId,
    ...(row.role === 'HOST_VIDEO' && { poster: posterOf(row), sources: sourcesOf(row) }),
  }
}

/** One of a host's own photos, with what only its hosts are told. */
export const presentOwnPhoto = (row: MediaFacts): Media => ({
  ...presentMedia(row),
  ...(row.role !== 'HOST_VIDEO' && { takenAt: row.takenAt ?? null, rotation: row.rotation ?? 0 }),
})

function posterOf({ location, posterFilename, posterWidth: width, posterHeight: height }: MediaFacts) {
  if (!posterFilename || !width || !height) return null
  return { url: `${location}/${posterFilename}.jpg`, width, height }
}

/** The MP4 comes first: a browser takes the first type that it says it plays, and some say so of WebM and do not. */
function sourcesOf({
  location,
  filename,
  extension,
  bytes = 0,
  mp4Filename,
  mp4Bytes,
}: MediaFacts): VideoSource[] {
  const type = `video/${videoContainer(extension)}` as const
  const own: VideoSource = { url: `${location}/${filename}.${extension}`, type, bytes }
  if (!mp4Filename) return [own]
  return [{ url: `${location}/${mp4Filename}.mp4`, type: 'video/mp4', bytes: mp4Bytes ?? bytes }, own]
}
