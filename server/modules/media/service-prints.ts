import { join } from 'node:path'
import { fitted } from './rules.ts'
import type { MediaDeps } from './service-deps.ts'
import { printKey, publicKey } from './service-places.ts'

/** Longest edge in pixels: 300 to the inch across 20 cm, about what a page is wide. */
const MAX_EDGE = 2400

/** What of a row of `media` is needed to print it. */
export interface PrintablePhoto {
  uuid: string
  memorialUuid: string
  location: string
  filename: string
  originalKey: string
  rotation: number
  width: number | null
  height: number | null
}

/** What of a row of `media` is needed to print the still of a video. */
interface PrintablePoster {
  location: string
  posterFilename: string | null
  posterWidth: number | null
  posterHeight: number | null
}

/** A JPEG on this machine, upright and in sRGB; sizes in pixels. Call `release` when it is done. */
export interface LocalPrint {
  path: string
  width: number
  height: number
  release(): Promise<void>
}

export function printing({ storage, photos }: Pick<MediaDeps, 'storage' | 'photos'>) {
  /**
   * A photo at the resolution of paper, made of its original, and kept for the next time. When the original is gone or
   * damaged, of what is served instead; null when that cannot be read either.
   *
   * @param dir for files that only serve this once; the caller removes it
   */
  async function print(photo: PrintablePhoto, dir: string): Promise<LocalPrint | null> {
    const kept = await findKept(photo)
    if (kept) return kept
    const outPath = join(dir, `${photo.uuid}.jpg`)
    const fromOriginal = await printFrom(photo.originalKey, outPath, photo.rotation)
    if (fromOriginal) {
      await storage.take(printKey(photo), outPath)
      return { ...(await storage.local(printKey(photo))), ...fromOriginal }
    }
    const fromServed = await printFrom(publicKey(photo.location, `${photo.filename}.jpg`), outPath)
    return fromServed && { path: outPath, release: async () => {}, ...fromServed }
  }

  /** The still of a video, which is a print already; null when there is none. */
  async function printPoster(video: PrintablePoster): Promise<LocalPrint | null> {
    const { location, posterFilename, posterWidth: width, posterHeight: height } = video
    if (posterFilename === null || width === null || height === null) return null
    const key = publicKey(location, `${posterFilename}.jpg`)
    if (!(await storage.stat(key))) return null
    return { ...(await storage.local(key)), width, height }
  }

  async function findKept(photo: PrintablePhoto): Promise<LocalPrint | null> {
    const { width, height } = photo
    const key = printKey(photo)
    if (width === null || height === null || !(await storage.stat(key))) return null
    return { ...(await storage.local(key)), ...fitted({ width, height }, MAX_EDGE) }
  }

  /** Null whatever it was that failed: one photo more or less must not stop what is printed. */
  async function printFrom(key: string, outPath: string, rotation = 0) {
    try {
      const source = await storage.local(key)
      return await photos.print(source.path, outPath, { maxEdge: MAX_EDGE, rotation }).finally(source.release)
    } catch {
      return null
    }
  }

  return { print, printPoster }
}
