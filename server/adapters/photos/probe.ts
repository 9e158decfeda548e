import { readFile } from 'node:fs/promises'
import { exifHeadBytes, takenAtOf } from '#contract/photo-taken-at.ts'
import { type PhotoFacts, PhotoRefused } from '#server/ports/photos.ts'
import { measurePhoto } from './open-photo.ts'
import { isWhole } from './whole.ts'

/** People wait for the answer, so nothing is decoded. */
export async function probe(path: string): Promise<PhotoFacts> {
  const { format, width, height } = await measurePhoto(path)
  const content = await readFile(path)
  if (!isWhole(content, format)) throw new PhotoRefused('DAMAGED', 'the file ends before its pixels do')
  const takenAt = takenAtOf(format === 'heic' ? content : content.subarray(0, exifHeadBytes))
  return { format, width, height, takenAt }
}
