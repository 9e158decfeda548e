import { media } from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'
import { videoMimes, voiceMimes } from './mime.ts'

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
