/** Size of a film in pixels, for televisions and projectors. */
export const filmFrame = { width: 1920, height: 1080 } as const

/** Text below a photo or on a card: a PNG as wide as the film, on the film's background. */
export interface FilmText {
  path: string
  /** In pixels. */
  height: number
}

/** One thing that fills the screen for a while: a photo with or without text below, or a card of text. */
export interface FilmSlide {
  /** From its beginning to that of the next one, including the fade. */
  seconds: number
  /** A local JPEG, upright and in sRGB. It is scaled to fit, never cropped. */
  photo: string | null
  words: FilmText | null
}

export interface MadeFilm {
  seconds: number
  /** Slides (from 0) whose photo could not be read. */
  leftOut: number[]
}

/** Makes films of photos: H.264 in MP4, 30 frames per second, without sound, one film at a time. */
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

/** Ended from outside, by a signal or by `close`: the input is not at fault. */
export class FilmStopped extends FilmFailed {
  constructor() {
    super('stopped')
    this.name = 'FilmStopped'
  }
}
