/** Pixels of a film, as televisions and projectors show them. */
export const filmFrame = { width: 1920, height: 1080 } as const

/** What stands beside a photo or instead of one: a PNG as wide as the film, on the ground of the film. */
export interface FilmWords {
  path: string
  /** In pixels. */
  height: number
}

/** One thing that fills the screen for a while: a photo with or without words beneath it, or a card of words. */
export interface FilmSlide {
  /** From its beginning to that of the next one, the fade between them included. */
  seconds: number
  /** A local JPEG, upright and in sRGB. It is fitted, never cropped. */
  photo: string | null
  words: FilmWords | null
}

export interface MadeFilm {
  seconds: number
  /** Slides (from 0) whose photo could not be read. */
  leftOut: number[]
}

/** Makes films of photos: H.264 in MP4, 30 frames a second, without sound, one film at a time. */
export interface Film {
  /** Whether this machine can make any. */
  canMake(): Promise<boolean>
  /**
   * Writes the film to `workDir`/`film.mp4`. What is left there besides is the caller's to remove. Rejects with
   * `FilmFailed`, also when the signal or `close` ended it.
   *
   * @param workDir an empty folder
   * @param onProgress how much is done, from 0 to 1
   */
  make(
    slides: readonly FilmSlide[],
    workDir: string,
    options: { onProgress(part: number): void; signal: AbortSignal },
  ): Promise<MadeFilm>
  /** Ends at once what is being made. */
  close(): Promise<void>
}

export class FilmFailed extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'FilmFailed'
  }
}

/** It was ended from outside, by a signal or by `close`: nothing is wrong with what was to be filmed. */
export class FilmStopped extends FilmFailed {
  constructor() {
    super('stopped')
    this.name = 'FilmStopped'
  }
}
