import { join } from 'node:path'
import { printKey, publicKey } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import type { MediaRow } from './queries.ts'
import { fitted } from './rules.ts'

/** Longest edge in pixels: 300 per inch over 20 cm, about the width of a page. */
const MAX_EDGE = 2400

/** The fields of a row of `media` needed to print it. */
type PrintablePhoto = Pick<
  MediaRow,
  'uuid' | 'memorialUuid' | 'location' | 'filename' | 'originalKey' | 'rotation' | 'width' | 'height'
>

/** A JPEG on this machine, upright and in sRGB; sizes in pixels. Call `release` after use. */
interface LocalPrint {
  path: string
  width: number
  height: number
  release(): Promise<void>
}

/**
 * A photo in print resolution, made from its original and stored for the next time. If the original is gone or
 * damaged, it is made from the served copy; null when that cannot be read either.
 *
 * @param dir for temporary files of this call; the caller removes it
 */
export async function printPhoto(
  context: Context,
  photo: PrintablePhoto,
  dir: string,
): Promise<LocalPrint | null> {
  const { storage } = context
  const { width, height } = photo
  const key = printKey(photo)
  if (width !== null && height !== null && (await storage.stat(key)))
    return { ...(await storage.local(key)), ...fitted({ width, height }, MAX_EDGE) }
  const outPath = join(dir, `${photo.uuid}.jpg`)
  const fromOriginal = await printFrom(context, photo.originalKey, outPath, photo.rotation)
  if (fromOriginal) {
    await storage.take(key, outPath)
    return { ...(await storage.local(key)), ...fromOriginal }
  }
  const fromServed = await printFrom(context, publicKey(photo.location, `${photo.filename}.jpg`), outPath)
  return fromServed && { path: outPath, release: async () => {}, ...fromServed }
}

/** Null for any failure: one photo that cannot be read must not stop the print. */
async function printFrom(
  { storage, photos }: Pick<Context, 'storage' | 'photos'>,
  key: string,
  outPath: string,
  rotation = 0,
) {
  try {
    const source = await storage.local(key)
    return await photos.print(source.path, outPath, { maxEdge: MAX_EDGE, rotation }).finally(source.release)
  } catch {
    return null
  }
}
