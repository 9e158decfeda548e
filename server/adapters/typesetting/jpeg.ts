import { open } from 'node:fs/promises'

/** What a PDF must say about an embedded JPEG. */
interface JpegFacts {
  width: number
  height: number
  /** 1 is grey, 3 is colour. */
  components: number
  bytes: number
}

/** Markers before the image data are searched in this part of the file: prints have no metadata. */
const HEAD_BYTES = 128 * 1024
const TAIL_BYTES = 4096

/** Start-of-frame markers that every PDF reader supports: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const START_OF_SCAN = 0xda

/**
 * Reads a JPEG's headers without decoding it. Null for a file that is missing, of another format, truncated, or not in
 * RGB or grey.
 */
export async function lookAtJpeg(path: string): Promise<JpegFacts | null> {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    const head = await read(file, 0, Math.min(size, HEAD_BYTES))
    const tail = await read(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES))
    if (tail.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0) return null
    const frame = frameOf(head)
    return frame && { ...frame, bytes: size }
  } catch {
    // Missing or unreadable: the book is made without it.
    return null
  }
}

async function read(
  file: Awaited<ReturnType<typeof open>>,
  position: number,
  length: number,
): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function frameOf(head: Buffer): Omit<JpegFacts, 'bytes'> | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 10 <= head.length; ) {
    if (head[at] !== 0xff) return null
    const marker = head[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return null
    if (FRAMES.has(marker)) return frameAt(head, at + 4)
    at += 2 + head.readUInt16BE(at + 2)
  }
  return null
}

function frameAt(head: Buffer, at: number): Omit<JpegFacts, 'bytes'> | null {
  const [bits, components] = [head[at], head[at + 5] ?? 0]
  const [height, width] = [head.readUInt16BE(at + 1), head.readUInt16BE(at + 3)]
  if (bits !== 8 || (components !== 1 && components !== 3) || !width || !height) return null
  return { width, height, components }
}
