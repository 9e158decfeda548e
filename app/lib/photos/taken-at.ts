import { exifHeadBytes, takenAtOf } from '#contract/photo-taken-at.ts'
import { isHeic } from '../heic/is-heic.ts'

/** When a photo was taken, as `takenAtOf` reads it; null also for a file that cannot be read. */
export async function takenAtOfFile(file: Blob): Promise<string | null> {
  try {
    const part = (await isHeic(file)) ? file : file.slice(0, exifHeadBytes)
    return takenAtOf(new Uint8Array(await part.arrayBuffer()))
  } catch {
    return null
  }
}
