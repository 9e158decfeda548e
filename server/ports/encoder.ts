import type { SoundFormat } from '#contract/media-formats.ts'

/** Size of a film in pixels, for televisions and projectors. */
export const filmFrame = { width: 1920, height: 1080 } as const

/** Text below a photo or on a card: a PNG as wide as the film, on the film's background. */
export interface FilmText {
  path: string
  /** In pixels. */
  height: number
}

/** A film of the memorial, played once from its beginning. */
export interface FilmClip {
  /** A local file. */
  path: string
  container: 'webm' | 'mp4'
  /** Whether it is heard. */
  withSound: boolean
}

/** One thing that fills the screen for a while: a photo or a film with or without text below, or a card of text. */
export interface FilmSlide {
  /** From its beginning to that of the next one, including the fade. */
  seconds: number
  /** A local JPEG, upright and in sRGB. It is scaled to fit, never cropped. */
  photo: string | null
  words: FilmText | null
  /** In place of a photo. Rotated as its file says, any frame rate, HDR made SDR. Scaled to fit, never cropped. */
  clip?: FilmClip | null
}

export interface MadeFilm {
  seconds: number
  /** Slides (from 0) whose photo or film could not be read. */
  leftOut: number[]
}

/** Encodes what browsers and televisions play, if this machine can. Paths are local files. */
export interface Encoder {
  canEncode(): Promise<boolean>
  /**
   * Makes a film of photos and films, one at a time: `workDir`/`film.mp4`, H.264, 30 frames per second, without sound, unless
   * one of the films is heard: then AAC, silent elsewhere. The caller deletes other files left there. Rejects with
   * `FilmFailed`, also when the signal or `close` ended it.
   *
   * @param workDir an empty folder
   * @param options.onProgress the share that is done, from 0 to 1
   */
  makeFilm(
    slides: readonly FilmSlide[],
    workDir: string,
    options: { onProgress(part: number): void; signal: AbortSignal },
  ): Promise<MadeFilm>
  /**
   * Writes the frame at a moment as a JPEG, upright, fitted into a square. Rejects when there is none, or it could not
   * be read.
   *
   * @param moment.second seconds from the beginning
   * @param moment.edge pixels of the square
   */
  takeStill(
    video: { path: string; container: 'webm' | 'mp4' },
    outPath: string,
    moment: { second: number; edge: number },
  ): Promise<void>
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

export class FilmFailed extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'FilmFailed'
  }
}

/** Ended by the clock: on a busy machine the input is not at fault, and a later try may succeed. */
export class FilmTooSlow extends FilmFailed {
  constructor(timeLimitMs: number) {
    super(`took longer than ${timeLimitMs} ms`)
    this.name = 'FilmTooSlow'
  }
}

/** Ended from outside, by a signal or by `close`: the input is not at fault. */
export class FilmStopped extends FilmFailed {
  constructor() {
    super('stopped')
    this.name = 'FilmStopped'
  }
}
