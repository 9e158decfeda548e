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

/**
 * Makes films of photos and films: H.264 in MP4, 30 frames per second, one at a time. Without sound, unless one of the
 * films is heard: then AAC, silent elsewhere.
 */
export interface Film {
  /** Whether this machine can make films. */
  canMake(): Promise<boolean>
  /**
   * Writes the film to `workDir`/`film.mp4`. The caller deletes other files left there. Rejects with `FilmFailed`, also
   * when the signal or `close` ended it.
   *
   * @param workDir an empty folder
   * @param onProgress the share that is done, from 0 to 1
   */
  make(
    slides: readonly FilmSlide[],
    workDir: string,
    options: { onProgress(part: number): void; signal: AbortSignal },
  ): Promise<MadeFilm>
  /** Ends a running film at once. */
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
