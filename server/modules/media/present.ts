import type { Media, VideoSource } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'

/** The fields of a row of `media` needed to show it. */
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
  /** Only videos have a still image and an MP4 copy. */
  posterFilename?: string | null
  posterWidth?: number | null
  posterHeight?: number | null
  /** Size of the original. */
  bytes?: number
  mp4Filename?: string | null
  mp4Bytes?: number | null
}

const VIDEO = 1
const PHOTO = 0

/** The file as everybody who may see it gets it. */
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

/** A host's own photo, with the fields that only hosts get. */
export const presentOwnPhoto = (row: MediaFacts): Media => ({
  ...presentMedia(row),
  ...(row.role !== 'HOST_VIDEO' && { takenAt: row.takenAt ?? null, rotation: row.rotation ?? 0 }),
})

/** The answer to an upload by a host. */
export const presentUploaded = (row: MediaFacts): { mediaUuid: string; media: Media } => ({
  mediaUuid: row.uuid,
  media: presentOwnPhoto(row),
})

function posterOf({ location, posterFilename, posterWidth: width, posterHeight: height }: MediaFacts) {
  if (!posterFilename || !width || !height) return null
  return { url: `${location}/${posterFilename}.jpg`, width, height }
}

/** The MP4 comes first: a browser takes the first type that it claims to play, and some claim WebM wrongly. */
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
