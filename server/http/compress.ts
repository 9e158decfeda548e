import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/**
 * A page as Brotli, for whoever accepts it.
 *
 * @param quality 0 to 11: what is made for one reader is compressed more quickly than what is kept for many
 */
export const compress = (page: Buffer, quality: number): Promise<Buffer> =>
  brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
