/**
 * A placeholder for a photo during typesetting. Typst would decode every photo to its pixels (60 of them: 7 s and 0.9
 * GB), though it only needs the size. Each placeholder is the same tiny JPEG with a comment that identifies it, so that
 * the photo can replace it in the result (`fill-pdf.ts`, `picture-pages.ts`). If none does, it is an empty print: a
 * plain field in the colour of paper.
 */

/** 8 × 8 pixels of `#efe8da`, baseline, three components. */
const FIELD = Buffer.from(
  '/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCioCUa/9k=',
  'base64',
)
const COMMENT = 0xfffe

export function photoPlaceholder(number: number): Buffer {
  const words = Buffer.from(`print ${String(number).padStart(6, '0')}`)
  const head = Buffer.alloc(4)
  head.writeUInt16BE(COMMENT)
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([FIELD.subarray(0, 2), head, words, FIELD.subarray(2)])
}

/** The number of a placeholder; undefined for any other picture. */
export function placeholderNumberOf(jpeg: Buffer): number | undefined {
  const words = /^print (\d{6})/.exec(jpeg.toString('latin1', 6, 18))
  return words ? Number(words[1]) : undefined
}
