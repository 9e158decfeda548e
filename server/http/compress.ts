import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressions of a body, as `Accept-Encoding` and `Content-Encoding` name them. */
export type Encoding = 'br' | 'gzip'

const compressors = {
  br: (page: Buffer, quality: number) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (page: Buffer, quality: number) => promisify(gzip)(page, { level: Math.min(quality, 9) }),
} satisfies Record<Encoding, unknown>

/**
 * Compresses a page for readers who accept the encoding.
 *
 * @param quality 0 to 11: lower and faster for one reader, higher for a cached page
 */
export const compress = (page: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  compressors[encoding](page, quality)

/** Named, and not excluded by `;q=0`. */
const accepted: readonly [Encoding, RegExp][] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
]

/** The best encoding in an `Accept-Encoding` header; null for none. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null
  const asked = String(header)
  for (const [encoding, pattern] of accepted) if (pattern.test(asked)) return encoding
  return null
}
