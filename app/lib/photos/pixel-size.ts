import type { PhotoFormat } from '#contract/media-formats.ts'

interface PixelSize {
  width: number
  height: number
}

/**
 * How many pixels a photo has, read from the head of its file without decoding it; before any rotation. null if the
 * head does not contain the size (HEIC, AVIF and TIFF, or a JPEG whose size comes later).
 */
export function pixelSize(head: Uint8Array, format: PhotoFormat): PixelSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    if (format === 'png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (format === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (format === 'webp') return webpSize(view)
    return format === 'jpeg' ? jpegSize(view) : null
  } catch {
    // The file or the head ends before the size.
    return null
  }
}

/**
 * Walks from segment to segment to the frame header (SOF0 to SOF15, without the three markers in between that are
 * none).
 */
function jpegSize(view: DataView): PixelSize | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // 0xff may pad the space before a marker; such markers have no length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** The three kinds of WebP store their size in three ways. */
function webpSize(view: DataView): PixelSize | null {
  const kind = view.getUint32(12)
  if (kind === 0x56503820) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 0x56503858) return null
  const threeBytes = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
}
