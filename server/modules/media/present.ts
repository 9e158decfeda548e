import type { Selectable } from 'kysely'
import type { Media, VideoSource } from '#contract/media.ts'
import { videoContainer, voiceContainer } from '#contract/media-formats.ts'
import type { DB } from '#server/ports/database.ts'
import { isPlayedRole, isSpokenRole, isVideoRole, type MediaRole } from './rules.ts'

type Row = Selectable<DB['media']>
type Needed = 'uuid' | 'role' | 'state' | 'title' | 'location' | 'filename' | 'extension' | 'clientId'
type Measured = 'width' | 'height' | 'placeholder' | 'widths' | 'durationSeconds'

/** The fields of a row of `media` needed to show it; of videos, and to hosts, more. */
export type MediaFacts = Pick<Row, Needed | Measured> & Partial<Row>

const SOUND = 2
const VIDEO = 1
const PHOTO = 0

const typeOf = (role: MediaRole) => (role === 'MEMORY_VOICE' ? SOUND : isVideoRole(role) ? VIDEO : PHOTO)

/** The file as everybody who may see it gets it. */
export function presentMedia(row: MediaFacts): Media {
  const { uuid, title, location, filename, extension, width, height, placeholder, widths } = row
  return {
    uuid,
    title,
    location,
    filename,
    extension,
    mediaType: typeOf(row.role),
    url: `${location}/${filename}.${extension}`,
    state: row.state,
    width,
    height,
    placeholder,
    widths,
    durationSeconds: row.durationSeconds,
    clientId: row.clientId,
    ...(isVideoRole(row.role) && { poster: posterOf(row) }),
    ...(isPlayedRole(row.role) && { sources: sourcesOf(row) }),
    ...(isSpokenRole(row.role) && { transcript: row.transcript || null }),
  }
}

/** A file as hosts see it, with the fields that only they get. */
export const presentOwnPhoto = (row: MediaFacts): Media => ({
  ...presentMedia(row),
  ...(row.state === 'FAILED' && { originalName: row.originalName ?? null }),
  ...((row.role === 'FILM' || row.role === 'MEMORY_FILM') && { withSound: row.withSound ?? false }),
  ...(row.role !== 'MEMORY_VOICE' && row.role !== 'HOST_VIDEO' && { saidDate: row.saidDate ?? null }),
  ...((row.role === 'CONTRIBUTION' || row.role === 'MEMORY_FILM') && { hostDate: row.hostDate ?? null }),
  ...(!isPlayedRole(row.role) && {
    takenAt: row.takenAt ?? null,
    fileDate: row.fileDate ?? null,
    fileDateSource: row.fileDateSource ?? null,
    isScan: row.isScan ?? false,
    rotation: row.rotation ?? 0,
  }),
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
function sourcesOf({ role, location, bytes = 0, ...row }: MediaFacts): VideoSource[] {
  const isVoice = role === 'MEMORY_VOICE'
  const source = (name: string, ending: string, size: number): VideoSource => ({
    url: `${location}/${name}.${ending}`,
    type: isVoice ? `audio/${voiceContainer(ending)}` : `video/${videoContainer(ending)}`,
    bytes: size,
  })
  const own = source(row.filename, row.extension, bytes)
  if (!row.mp4Filename) return [own]
  return [source(row.mp4Filename, isVoice ? 'm4a' : 'mp4', row.mp4Bytes ?? bytes), own]
}
