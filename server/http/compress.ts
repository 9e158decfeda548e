import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body may be compressed, as `Accept-Encoding` and `Content-Encoding` name it. */
export type Encoding = 'br' | 'gzip'

const compressors = {
  br: (page: Buffer, quality: number) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (page: Buffer, quality: number) => promisify(gzip)(page, { level: Math.min(quality, 9) }),
} satisfies Record<Encoding, unknown>

/**
 * A page for whoever accepts the encoding.
 *
 * @param quality 0 to 11: what is made for one reader is compressed more quickly than what is kept for many
 */
export const compress = (page: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  compressors[encoding](page, quality)

/** Named, and not refused by `;q=0`. */
const accepted: readonly [Encoding, RegExp][] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
]

/** The best that a reader accepts, by their `Accept-Encoding` header; null for none. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null
  const asked = String(header)
  for (const [encoding, pattern] of accepted) if (pattern.test(asked)) return encoding
  return null
}
