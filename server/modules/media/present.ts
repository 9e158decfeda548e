import type { Media } from '#contract/media.ts'

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
  /** Only videos have a still. */
  posterFilename?: string | null
  posterWidth?: number | null
  posterHeight?: number | null
}

const VIDEO = 1
const PHOTO = 0

/** As its hosts see it. */
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
    ...(row.role === 'HOST_VIDEO' && { poster: posterOf(row) }),
  }
}

function posterOf({ location, posterFilename, posterWidth: width, posterHeight: height }: MediaFacts) {
  if (!posterFilename || !width || !height) return null
  return { url: `${location}/${posterFilename}.jpg`, width, height }
}
