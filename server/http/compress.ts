import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressions of a body, as `Accept-Encoding` and `Content-Encoding` name them. */
export type Encoding = 'br' | 'gzip'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Compresses a page for readers who accept the encoding.
 *
 * @param quality 0 to 11: lower and faster for one reader, higher for a cached page
 */
export const compress = (page: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzipped(page, { level: Math.min(quality, 9) })

/** Named, and not excluded by `;q=0`. */
const accepted: readonly [Encoding, RegExp][] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/],
]

/** The best encoding in an `Accept-Encoding` header; null for none. */
export const encodingFor = (header: string | string[] = ''): Encoding | null =>
  accepted.find(([, pattern]) => pattern.test(String(header)))?.[0] ?? null
