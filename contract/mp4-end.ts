/**
 * Whether an MP4 lacks bytes that its boxes declare. The index is apart from the frames, so a truncated file still lists them all.
 * A fragmented MP4 (from a recorder) may end anywhere. In the contract, because the browser asks before it sends a film.
 *
 * @param readHeader the 16 bytes from there on, or as many as there are
 */
export async function isMp4CutOff(
  bytes: number,
  readHeader: (at: number) => Promise<Uint8Array>,
): Promise<boolean> {
  let at = 0
  while (at + 8 <= bytes) {
    const header = await readHeader(at)
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
    const small = view.getUint32(0)
    // 0: the box extends to the end of the file. 1: a 64-bit size follows. 'moof' is the box of a fragment.
    if (small === 0 || view.getUint32(4) === 0x6d6f6f66) return false
    const size = small === 1 && header.length >= 16 ? Number(view.getBigUint64(8)) : small
    at += size < 8 ? Number.POSITIVE_INFINITY : size
  }
  return at > bytes
}
