import type { FileDate } from '#contract/file-date.ts'
import type { PhotoFormat } from '#contract/media-formats.ts'

/** `FileDate`: when it was taken, as far as the file and its name say. */
export interface PhotoFacts extends FileDate {
  /** Detected by content. */
  format: PhotoFormat
  /** As shown, in pixels, with the orientation applied. */
  width: number
  height: number
}

export interface Rendition {
  width: number
  format: 'jpeg' | 'webp' | 'avif'
  path: string
  bytes: number
}

export interface Renditions {
  /** The size of the photo itself, as shown; the largest rendition may be smaller. */
  width: number
  height: number
  /** A picture of under 1 KB as a data URI (WebP), shown while the photo loads. */
  placeholder: string
  /** Existing widths, in all three formats, smallest first. */
  widths: number[]
  /**
   * Files written into `outDir`: `<name>-<width>.{avif,webp,jpg}`, and `<name>.jpg`, the largest JPEG under the plain
   * name, which every caller can rely on.
   */
  files: Rendition[]
}

interface RenderOptions {
  /** Quarter turns clockwise beyond what the file says; 0 if not given. */
  rotation?: number
  /**
   * Called once, before the others are made, with the rendition for the page and `<name>.jpg`. Those files may be moved
   * away at once; the result of `render` does not list them again.
   */
  onFirst?: (first: Renditions) => void
}

/** Opens untrusted photos in processes of their own. Paths are local files. */
export interface Photos {
  /**
   * Reads the header, and checks that the file is complete. `render` finds other damage. Never waits behind `render`.
   * Rejects with `PhotoRefused`, or with another error when the process failed (worth a retry).
   *
   * @param by the person who waits: people take turns
   * @param name the sender's name of the file, which may say its day
   */
  probe(path: string, by?: string, name?: string): Promise<PhotoFacts>
  /**
   * Makes renditions: upright, sRGB, without metadata such as the location. Rejects as `probe` does. Several run at
   * once if the machine has enough cores.
   */
  render(path: string, outDir: string, name: string, options?: RenderOptions): Promise<Renditions>
  /**
   * Makes a print copy: a JPEG, upright, sRGB, without metadata, never enlarged. Rejects as `probe` does.
   *
   * @param maxEdge pixels of the longest edge
   * @param rotation as for `render`
   */
  print(
    path: string,
    outPath: string,
    options: { maxEdge: number; rotation?: number },
  ): Promise<{ width: number; height: number }>
  close(): Promise<void>
}

export const photoRefusals = ['NOT_A_PHOTO', 'DAMAGED', 'TOO_MANY_PIXELS', 'EMPTY'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]

/** Another copy of the photo is needed; a retry with this one is pointless. */
export class PhotoRefused extends Error {
  readonly reason: PhotoRefusal
  constructor(reason: PhotoRefusal, detail: string) {
    super(detail)
    this.name = 'PhotoRefused'
    this.reason = reason
  }
}
