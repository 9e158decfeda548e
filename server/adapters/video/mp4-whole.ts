import type { FileHandle } from 'node:fs/promises'

/**
 * Whether an MP4 has all the bytes that its boxes declare. The index is apart from the frames, so a truncated file
 * still lists them all. A fragmented MP4 (from a recorder) may end anywhere.
 */
export async function isWholeMp4(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const header = Buffer.alloc(16)
  let at = 0
  while (at + 8 <= size) {
    await file.read(header, 0, header.length, at)
    const small = header.readUInt32BE(0)
    if (header.toString('latin1', 4, 8) === 'moof') return true
    // 0: the box extends to the end of the file. 1: a 64-bit size follows.
    if (small === 0) return true
    const bytes = small === 1 ? Number(header.readBigUInt64BE(8)) : small
    if (bytes < 8) return false
    at += bytes
  }
  return at <= size
}
