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

/**
 * Why a file cannot be a voice or a film, as far as this browser knows, before it is sent; null when nothing speaks
 * against it. Films of hosts and of memories have the same limits.
 *
 * @param durationOf is asked last; null where the browser cannot play the file: then the server reads them
 */
export async function fileProblem(
  kind: 'VOICE' | 'FILM',
  file: Blob,
  durationOf: (format: SoundFormat) => Promise<number | null>,
): Promise<ErrorCode | null> {
  const { sniff, bytes, tooLarge, unreadable, cutOff, tooLong } = of[kind]
  if (file.size > bytes) return tooLarge
  const read = async (at: number, length: number) =>
    new Uint8Array(await file.slice(at, at + length).arrayBuffer())
  const format = sniff(await read(0, sniffBytes))
  if (format === null) return unreadable
  if (format === 'mp4' && (await isMp4CutOff(file.size, (at) => read(at, 16)))) return cutOff
  const seconds = await durationOf(format)
  if (seconds === 0) return unreadable
  return (seconds ?? 0) > limits.seconds + limits.graceSeconds ? tooLong : null
}

/** Why a file cannot be a film, after this browser looked for its length. */
export const filmProblem = (file: Blob): Promise<ErrorCode | null> =>
  fileProblem('FILM', file, (format) => durationOf(new Blob([file], { type: `video/${format}` })))
