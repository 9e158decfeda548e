import type { PhotoFormat } from '#contract/media-formats.ts'

export interface PhotoFacts {
  /** Told by content. */
  format: PhotoFormat
  /** As shown, in pixels: the orientation is applied. */
  width: number
  height: number
  /** By the camera's own clock, as `takenAtOf` (contract/photo-taken-at.ts) reads it; null where the file does not say. */
  takenAt: string | null
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
  /** A picture of under 1 KB as a data URI (WebP), to stand in while the photo loads. */
  placeholder: string
  /** Widths that exist, in all three formats, smallest first. */
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
   * Told once, before the others are made, of the rendition that a page can be shown with and of `<name>.jpg`. Those
   * files may be moved away at once; what `render` answers with does not list them again.
   */
  onFirst?: (first: Renditions) => void
}

/** Looks at photos that strangers sent, in processes of their own. Paths are local files. */
export interface Photos {
  /**
   * Reads what the header says, and whether the file goes on to its end, so that one cut off on the way is found now.
   * What else is damaged `render` finds. Never waits behind `render`.
   * Rejects with `PhotoRefused`, or with another error when the process failed (worth another try).
   *
   * @param by who waits for the answer: people take turns
   */
  probe(path: string, by?: string): Promise<PhotoFacts>
  /**
   * Upright, sRGB, without metadata: nothing written tells where it was taken. Rejects as `probe` does. Several are
   * made at once where the machine has cores for it.
   */
  render(path: string, outDir: string, name: string, options?: RenderOptions): Promise<Renditions>
  /**
   * The photo as it is to be printed: a JPEG, upright, sRGB, without metadata, never larger than it is. Rejects as
   * `probe` does.
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

/** Another copy of the photo is needed; asking again with this one is pointless. */
export class PhotoRefused extends Error {
  readonly reason: PhotoRefusal
  constructor(reason: PhotoRefusal, detail: string) {
    super(detail)
    this.name = 'PhotoRefused'
    this.reason = reason
  }
}
