import type { HeifPicture } from '#contract/heif-decode.ts'

const BYTE = 7
const SHORT = 3
const LONG = 4
const HEADER_BYTES = 8
const TAG_BYTES = 12

/**
 * Wraps pixels and their ICC profile into an uncompressed TIFF. sharp also takes raw pixels, but without a profile, and
 * would show Display P3 photos pale.
 */
export function tiffOf(picture: HeifPicture): Buffer {
  const { width, height, channels, data, icc } = picture
  const tagCount = 10 + (channels === 4 ? 1 : 0) + (icc ? 1 : 0)
  const depthsAt = HEADER_BYTES + 2 + tagCount * TAG_BYTES + 4
  const iccAt = depthsAt + channels * 2
  const pixelsAt = iccAt + (icc?.length ?? 0)
  const tags: [id: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, depthsAt],
    [259, SHORT, 1, 1], // no compression
    [262, SHORT, 1, 2], // RGB
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height], // all rows in one strip
    [279, LONG, 1, data.length],
    [284, SHORT, 1, 1], // channels interleaved
  ]
  if (channels === 4) tags.push([338, SHORT, 1, 2]) // the fourth is alpha, not premultiplied
  if (icc) tags.push([34675, BYTE, icc.length, iccAt])

  const file = Buffer.alloc(pixelsAt + data.length)
  file.write('II', 0)
  file.writeUInt16LE(42, 2)
  file.writeUInt32LE(HEADER_BYTES, 4)
  file.writeUInt16LE(tagCount, HEADER_BYTES)
  tags.forEach(([id, type, count, value], index) => {
    const at = HEADER_BYTES + 2 + index * TAG_BYTES
    file.writeUInt16LE(id, at)
    file.writeUInt16LE(type, at + 2)
    file.writeUInt32LE(count, at + 4)
    file.writeUInt32LE(value, at + 8)
  })
  for (let channel = 0; channel < channels; channel++) file.writeUInt16LE(8, depthsAt + channel * 2)
  if (icc) file.set(icc, iccAt)
  file.set(data, pixelsAt)
  return file
}
