import type { SoundFormat } from '#contract/media-formats.ts'

/** Encodes videos for browsers that cannot play the original, if this machine can. Paths are local files. */
export interface Transcoder {
  canTranscode(): Promise<boolean>
  /**
   * Writes the video as an MP4 that every browser plays: H.264 in 4:2:0 and AAC, upright, its index first, at most 1280
   * pixels on the longer edge and 30 frames per second. Rejects with `FilmFailed` when it cannot be read or takes too
   * long, and with `FilmStopped` when `close` ended it.
   *
   * @param video.durationSeconds null if not known
   */
  toMp4(
    video: { path: string; container: 'webm' | 'mp4'; durationSeconds: number | null },
    outPath: string,
  ): Promise<void>
  /**
   * Writes a voice as AAC in an MP4, its index first, of one channel and at most `seconds`. Rejects as `toMp4` does, and with
   * `FilmFailed` when it has no sound.
   */
  toVoice(
    sound: { path: string; format: SoundFormat },
    outPath: string,
    options: { seconds: number },
  ): Promise<void>
  /** Ends running work at once. */
  close(): Promise<void>
}
