import { z } from 'zod'
import { photoFormats } from '#contract/media-formats.ts'

// Strangers' photos and recordings are opened in processes of their own (docs/decisions/0011). Their answers are checked,
// since a file may have taken such a process over. Paths are local files.

const pixels = z.number().int().positive()

/** As shown, in pixels, upright. */
const Size = z.object({ width: pixels, height: pixels })
type Size = z.infer<typeof Size>

/** What a photo's header says, and when it was taken, as far as the file and its name say. */
export const PhotoFacts = Size.extend({
  /** Detected by content. */
  format: z.enum(photoFormats),
  takenAt: z.string().nullable(),
  fileDate: z.string().nullable(),
  fileDateSource: z.enum(['XMP', 'FILE_NAME']).nullable(),
  isScan: z.boolean(),
})
export type PhotoFacts = z.infer<typeof PhotoFacts>

/** The size is that of the photo itself; the largest rendition may be smaller. */
export const Renditions = Size.extend({
  /** A picture of under 1 KB as a data URI (WebP), shown while the photo loads. */
  placeholder: z.string(),
  /** Existing widths, in all three formats, smallest first. */
  widths: z.array(pixels),
  /** Paths. `<name>-<width>.{avif,webp,jpg}`, and `<name>.jpg`, the largest JPEG, which every caller can rely on. */
  files: z.array(z.string()),
})
export type Renditions = z.infer<typeof Renditions>

export const Print = Size

export interface Photos {
  /**
   * Reads the header, and checks that the file is complete. `render` finds other damage. Never waits behind `render`.
   * Rejects with `FileRefused`, or with another error when the process failed (worth a retry).
   *
   * @param by the person who waits: people take turns
   * @param name the sender's name of the file, which may say its day
   */
  probe(path: string, by?: string, name?: string): Promise<PhotoFacts>
  /**
   * Makes renditions in `outDir`: upright, sRGB, without metadata such as the location. Rejects as `probe` does. Several
   * run at once if the machine has enough cores.
   *
   * @param options.rotation quarter turns clockwise beyond what the file says
   * @param options.onFirst called once, before the others are made, with the rendition for the page and `<name>.jpg`,
   *   which may be moved away at once; the result does not list them again
   */
  render(
    path: string,
    outDir: string,
    name: string,
    options: { rotation?: number; onFirst(first: Renditions): void },
  ): Promise<Renditions>
  /**
   * Makes a print copy: a JPEG, upright, sRGB, without metadata, never enlarged. Rejects as `probe` does.
   *
   * @param options.maxEdge pixels of the longest edge
   */
  print(path: string, outPath: string, options: { maxEdge: number; rotation?: number }): Promise<Size>
  close(): Promise<void>
}

/** A film or a host's message; or sound alone. */
export type RecordingKind = 'film' | 'voice'

export const RecordingFacts = z.object({
  durationSeconds: z.number().positive(),
  container: z.enum(['webm', 'mp4']),
  /** As shown, in pixels, with a phone's rotation applied; null for a voice. */
  width: pixels.nullable(),
  height: pixels.nullable(),
  takenAt: z.string().nullable(),
})
export type RecordingFacts = z.infer<typeof RecordingFacts>

export interface Videos {
  /**
   * Facts of a recording, read from its index and frames without copying. Rejects as `remux` does.
   *
   * @param by the person who waits: people take turns
   */
  probe(path: string, by: string, kind?: RecordingKind): Promise<RecordingFacts>
  /**
   * Copies the recording to `outPath` with its duration and index, without encoding it again: webm stays webm, mp4
   * (and QuickTime, and Matroska with what only an MP4 holds) becomes mp4 with its index first. The location is not copied. Rejects with `FileRefused` (with `OTHER_SOUND`
   * for a voice that has to be encoded), or with another error when the process failed (worth a retry).
   */
  remux(path: string, outPath: string, kind?: RecordingKind): Promise<RecordingFacts>
  /**
   * Whether every browser of the last ten years plays the original: an MP4 of H.264 in 8 bits and 4:2:0, no larger than
   * 1920 × 1088, with AAC or without sound. Rejects as `remux` does.
   */
  playsEverywhere(path: string): Promise<boolean>
  close(): Promise<void>
}
