import { readFile } from 'node:fs/promises'
import { fileDateOf } from '#contract/file-date.ts'
import { latestToday } from '#contract/life-dates.ts'
import { exifHeadBytes } from '#contract/photo-taken-at.ts'
import { type PhotoFacts, PhotoRefused } from '#server/ports/photos.ts'
import { measurePhoto } from './open-photo.ts'
import { isWhole } from './whole.ts'

/** People wait for the answer, so nothing is decoded. `name` is the sender's name of the file. */
export async function probe(path: string, name: string): Promise<PhotoFacts> {
  const { format, width, height } = await measurePhoto(path)
  const content = await readFile(path)
  if (!isWhole(content, format)) throw new PhotoRefused('DAMAGED', 'the file ends before its pixels do')
  const head = format === 'heic' ? content : content.subarray(0, exifHeadBytes)
  return { format, width, height, ...fileDateOf(head, name, latestToday(new Date())) }
}
