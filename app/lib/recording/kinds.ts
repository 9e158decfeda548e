import { media } from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'

/**
 * MP4 with H.264 and AAC first, which every browser and phone plays: constrained baseline, level 4.0, enough for 720p;
 * then whatever H.264 profile and level the browser chooses. Then WebM, VP8 before VP9. MP4 without named codecs comes
 * last: some browsers put VP9 and Opus into it (docs/decisions/0018).
 */
const videoMimes = [
  'video/mp4;codecs=avc1.42E028,mp4a.40.2',
  'video/mp4;codecs=avc1.64003E,mp4a.40.2',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
  'video/mp4',
]

/** The same of sound alone. */
const voiceMimes = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/ogg;codecs=opus',
]

/**
 * The first type in order of preference that a browser can record; null when it can record none of them.
 *
 * @param isSupported `MediaRecorder.isTypeSupported`
 * @param failed containers that this browser claimed to support and could not record: they come last
 */
export function chooseMime(
  isSupported: (mime: string) => boolean,
  failed: ReadonlySet<string> = new Set(),
  preferred: readonly string[] = videoMimes,
): string | null {
  const possible = preferred.filter((mime) => isSupported(mime))
  return possible.find((mime) => !failed.has(readContainer(mime))) ?? possible[0] ?? null
}

/** `video/webm` of `video/webm;codecs=vp8,opus`. */
export const readContainer = (mime: string): string => mime.split(';')[0]?.trim() ?? mime

/** What a recorder records. */
export interface RecordedKind {
  hasPicture: boolean
  /** In order of preference. */
  mimes: readonly string[]
  quality: Pick<MediaRecorderOptions, 'videoBitsPerSecond' | 'audioBitsPerSecond'>
  /** After these it stops by itself. */
  seconds: number
}

/** A face stays clear, and five minutes take about 80 MB. */
export const video: RecordedKind = {
  hasPicture: true,
  mimes: videoMimes,
  quality: { videoBitsPerSecond: 2_000_000, audioBitsPerSecond: 96_000 },
  seconds: media.videoSeconds,
}

/** Sound alone: three minutes are two megabytes. */
export const voice: RecordedKind = {
  hasPicture: false,
  mimes: voiceMimes,
  quality: { audioBitsPerSecond: 96_000 },
  seconds: recordings.seconds,
}
