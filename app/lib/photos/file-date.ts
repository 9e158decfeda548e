import { type FileDate, fileDateOf } from '#contract/file-date.ts'
import { latestToday } from '#contract/life-dates.ts'
import { exifHeadBytes } from '#contract/photo-taken-at.ts'
import { isHeic } from '../heic/is-heic.ts'
import { sniffFile } from './sniff-file.ts'

/** What a photo's file and its name say of its date, as `fileDateOf` reads it; nothing for a file that cannot be read. */
export async function dateOfFile(file: Blob, name: string): Promise<FileDate> {
  try {
    // Scanners write what a TIFF says behind its pixels.
    const isWhole = (await sniffFile(file)) === 'tiff' || (await isHeic(file))
    const part = isWhole ? file : file.slice(0, exifHeadBytes)
    const said = fileDateOf(new Uint8Array(await part.arrayBuffer()), name, latestToday(new Date()))
    // XMP counts whatever made the file, and the draft stores no source.
    return { ...said, isScan: said.isScan && said.fileDateSource !== 'XMP' }
  } catch {
    return { takenAt: null, fileDate: null, fileDateSource: null, isScan: false }
  }
}
