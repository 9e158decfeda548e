import { isHeifCutOff } from '#contract/heif-decode.ts'
import { readJpegEnd } from '#contract/jpeg-end.ts'
import type { PhotoFormat } from '#contract/media-formats.ts'

/**
 * Whether a photo is complete, or can be shown, checked by the structure of its format without decoding: that takes milliseconds instead
 * of tenths of a second. Damage in between is found when it is rendered. Data after the end is ignored.
 */
export function isWhole(content: Buffer, format: PhotoFormat): boolean {
  try {
    return checks[format](content)
  } catch (reason) {
    // A length that points past the end of the file.
    if (reason instanceof RangeError) return false
    throw reason
  }
}

const checks: Record<PhotoFormat, (content: Buffer) => boolean> = {
  // One that ends within its picture is shown as far as it goes.
  jpeg: (content) => readJpegEnd(content) !== 'none',
  png: isWholePng,
  gif: hasWholeFrame,
  webp: (content) => content.length >= content.readUInt32LE(4) + 8,
  avif: (content) => !isHeifCutOff(content),
  heic: (content) => !isHeifCutOff(content),
  tiff: () => true,
}

/** Deflate's largest compression factor (zlib, "Maximum Expansion Factor"). */
const MOST_DEFLATED = 1032
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** W3C PNG, 5.3: all chunks are present, and there are enough coded bytes for the pixels. */
function isWholePng(content: Buffer): boolean {
  const [width, height, depth] = [content.readUInt32BE(16), content.readUInt32BE(20), content.readUInt8(24)]
  const channels = PNG_CHANNELS[content.readUInt8(25)] ?? 1
  let coded = 0
  for (let at = 8; ; ) {
    const [bytes, type] = [content.readUInt32BE(at), content.toString('latin1', at + 4, at + 8)]
    if (at + 12 + bytes > content.length) return false
    if (type === 'IEND') return coded * MOST_DEFLATED >= height * Math.ceil((width * channels * depth) / 8)
    if (type === 'IDAT') coded += bytes
    at += 12 + bytes
  }
}

/** GIF89a: the blocks up to the end of the first frame, which is the one shown. */
function hasWholeFrame(content: Buffer): boolean {
  const [EXTENSION, IMAGE] = [0x21, 0x2c]
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colours(content.readUInt8(10))
  const skipBlocks = () => {
    for (let bytes = content.readUInt8(at); bytes > 0; bytes = content.readUInt8(at)) at += 1 + bytes
    at += 1
  }
  for (;;) {
    const block = content.readUInt8(at)
    if (block !== EXTENSION && block !== IMAGE) return false
    at += block === EXTENSION ? 2 : 11 + colours(content.readUInt8(at + 9))
    skipBlocks()
    if (block === IMAGE) return true
  }
}
