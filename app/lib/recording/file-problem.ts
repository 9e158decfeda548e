import type { ErrorCode } from '#contract/errors.ts'
import { type SoundFormat, sniffBytes, sniffSound, sniffVideo } from '#contract/media-formats.ts'
import { isMp4CutOff } from '#contract/mp4-end.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { durationOf } from './duration.ts'

const of = {
  VOICE: {
    sniff: sniffSound,
    bytes: limits.voiceBytes,
    tooLarge: 'VOICE_TOO_LARGE',
    unreadable: 'VOICE_UNREADABLE',
    cutOff: 'VOICE_UNREADABLE',
    tooLong: 'VOICE_TOO_LONG',
  },
  FILM: {
    sniff: sniffVideo,
    bytes: limits.filmBytes,
    tooLarge: 'VIDEO_TOO_LARGE',
    unreadable: 'FILM_UNREADABLE',
    cutOff: 'FILM_DAMAGED',
    tooLong: 'FILM_TOO_LONG',
  },
} as const

type Kind = keyof typeof of

/**
 * Why a file cannot be a voice or a film, as far as this browser knows, before it is sent; null when nothing speaks
 * against it. Films of hosts and of memories have the same limits.
 *
 * @param durationOf is asked last; null where the browser cannot play the file: then the server reads them
 */
export async function fileProblem(
  kind: Kind,
  file: Blob,
  durationOf: (format: SoundFormat) => Promise<number | null>,
): Promise<ErrorCode | null> {
  const { sniff, bytes, tooLarge, unreadable, cutOff, tooLong } = of[kind]
  if (file.size > bytes) return tooLarge
  const format = sniff(await read(file, 0, sniffBytes))
  if (format === null) return unreadable
  if (format === 'mp4' && (await isMp4CutOff(file.size, (at) => read(file, at, 16)))) return cutOff
  if (kind === 'FILM' && (await listPictureKinds(file))?.every((name) => UNSHOWN.test(name)))
    return unreadable
  const seconds = await durationOf(format)
  if (seconds === 0) return unreadable
  return (seconds ?? 0) > limits.seconds + limits.graceSeconds ? tooLong : null
}

/** What a file is, however it is named: by its index, else by what this browser sees of it, else as it was wanted. */
export async function decideKind(file: Blob, wanted: Kind, hasPicture: boolean | null): Promise<Kind> {
  const pictures = await listPictureKinds(file)
  const isFilm = pictures ? pictures.length > 0 : (hasPicture ?? wanted === 'FILM')
  return isFilm ? 'FILM' : 'VOICE'
}

/** Moving pictures that no film here can have: MPEG-4 Part 2, H.263 and Motion JPEG, as an MP4 names them. */
const UNSHOWN = /^(mp4v|[sh]263|jpeg|mjp[ab])$/
/** Matroska has its index in its beginning. */
const INDEX_BYTES = 64 * 1024

/** The kinds of the moving pictures that the index of a file names; null where none can be read. */
async function listPictureKinds(file: Blob): Promise<string[] | null> {
  let index = ''
  await isMp4CutOff(file.size, async (at) => {
    const header = await read(file, at, 16)
    const bytes = new DataView(header.buffer).getUint32(0)
    if (latin1.decode(header).startsWith('moov', 4)) index = latin1.decode(await read(file, at, bytes))
    return header
  })
  const [, ...tracks] = index.split('trak')
  if (tracks.length === 0)
    return latin1.decode(await read(file, 0, INDEX_BYTES)).match(/V_(AV1|VP[89]|MPEG|MS\/)/g)
  return tracks
    .filter((track) => /hdlr.{8}vide/s.test(track))
    .map((track) => /stsd.{12}(.{4})/s.exec(track)?.[1] ?? '')
}

const latin1 = new TextDecoder('latin1')

const read = async (file: Blob, at: number, length: number) =>
  new Uint8Array(await file.slice(at, at + length).arrayBuffer())

/** Why a file cannot be a film, after this browser looked for its length. */
export const filmProblem = (file: Blob): Promise<ErrorCode | null> =>
  fileProblem('FILM', file, (format) => durationOf(new Blob([file], { type: `video/${format}` })))
