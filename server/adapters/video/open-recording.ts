import { open } from 'node:fs/promises'
import { Conversion, FilePathSource, Input, MP4, type Output, QTFF, WEBM } from 'mediabunny'
import { VideoRefused } from '#server/ports/video.ts'

/** Opens a recording for some work. Rejects with `VideoRefused` for what the file is to blame for. */
export async function openRecording<T>(path: string, work: (input: Input) => Promise<T>): Promise<T> {
  using input = new Input({ source: new FilePathSource(path), formats: [WEBM, MP4, QTFF] })
  try {
    return await work(input)
  } catch (error) {
    if (error instanceof VideoRefused) throw error
    // An error of the system is not the file's fault.
    if (error instanceof Error && 'syscall' in error) throw error
    throw new VideoRefused('DAMAGED', error instanceof Error ? error.message : String(error))
  }
}

/** Seconds from the first frame to the end of the last, measured by the frames and not by the header. */
export async function measureDuration(input: Input): Promise<number> {
  return (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp())
}

/** Copies the first picture and sound, without pictures of covers, places and names that the file may hold. */
export const prepareCopy = (input: Input, output: Output): Promise<Conversion> =>
  Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  })

/**
 * Rejects with `VideoRefused` for an MP4 without all the bytes that its boxes declare. The index is apart from the frames, so a
 * truncated file still lists them all. A fragmented MP4 (from a recorder) may end anywhere.
 */
export async function requireWholeMp4(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const header = Buffer.alloc(16)
    let at = 0
    while (at + 8 <= size) {
      await file.read(header, 0, header.length, at)
      const small = header.readUInt32BE(0)
      // 0: the box extends to the end of the file. 1: a 64-bit size follows.
      if (small === 0 || header.toString('latin1', 4, 8) === 'moof') return
      const bytes = small === 1 ? Number(header.readBigUInt64BE(8)) : small
      at += bytes < 8 ? Number.POSITIVE_INFINITY : bytes
    }
    if (at > size) throw new VideoRefused('DAMAGED', 'cut off')
  } finally {
    await file.close()
  }
}
