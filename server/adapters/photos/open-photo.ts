import { readFile } from 'node:fs/promises'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { fileDateOf } from '#contract/file-date.ts'
import { decodeHeif, HeifRefused, type LibHeif, measureHeif } from '#contract/heif-decode.ts'
import { latestToday } from '#contract/life-dates.ts'
import { media } from '#contract/limits.ts'
import { type PhotoFormat, sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { exifHeadBytes } from '#contract/photo-taken-at.ts'
import { readHead } from '#server/lib/file-head.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import type { PhotoFacts } from '#server/ports/strangers-files.ts'
import { tiffOf } from './tiff.ts'
import { isWhole } from './whole.ts'

// For untrusted files: only the loaders of the formats we detect.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
sharp.cache(false)
sharp.concurrency(1)

/** Files that would decode to more pixels than allowed fail, and truncated ones, except for JPEG: what there is of it is shown. */
const loadOptions: SharpOptions = { limitInputPixels: media.photoPixels, failOn: 'error' }

interface OpenPhoto {
  format: PhotoFormat
  /** As shown, with the orientation applied. */
  width: number
  height: number
  /** Not decoded yet, except for HEIC; at the end of the pipeline upright, in sRGB and without transparency. */
  picture: Sharp
}

/**
 * Checks format and size before anything is decoded. Rejects with `FileRefused`.
 *
 * @param rotation quarter turns clockwise, in addition to the file's own orientation
 */
export async function openPhoto(path: string, rotation = 0): Promise<OpenPhoto> {
  const photo = await openUpright(path)
  const { width, height } = rotation % 2 === 0 ? photo : { width: photo.height, height: photo.width }
  return { ...photo, width, height, picture: photo.picture.rotate(rotation * 90) }
}

/**
 * What the header and the sender's `name` of the file say. People wait for the answer, so nothing is decoded. Rejects with
 * `FileRefused`.
 */
export async function probe(path: string, name: string): Promise<PhotoFacts> {
  const format = await formatOf(path)
  const { width, height } = await (format === 'heic'
    ? withHeif(path, (lib, file) => measureHeif(lib, file, limit))
    : sizeOf(await sourceOf(path, format), format))
  const content = await readFile(path)
  if (!isWhole(content, format)) throw new FileRefused('DAMAGED', 'the file ends before its pixels do')
  const head = format === 'heic' || format === 'tiff' ? content : content.subarray(0, exifHeadBytes)
  return { format, width, height, ...fileDateOf(head, name, latestToday(new Date())) }
}

async function openUpright(path: string): Promise<OpenPhoto> {
  const format = await formatOf(path)
  if (format === 'heic') {
    const decoded = await withHeif(path, (lib, file) => decodeHeif(lib, file, { channels: 3, ...limit }))
    const { width, height } = decoded
    return { format, width, height, picture: onWhite(sharp(tiffOf(decoded), loadOptions)) }
  }
  const failOn = format === 'jpeg' ? 'none' : loadOptions.failOn
  const source = await sourceOf(path, format)
  const picture = onWhite(sharp(source, { ...loadOptions, failOn, autoOrient: isTurnedByExif(format) }))
  return { format, ...(await sizeOf(source, format)), picture }
}

/** No browser turns a WebP, and its tile and its page are alike. */
const isTurnedByExif = (format: PhotoFormat): boolean => format !== 'webp'

/** A moving AVIF ("avis") holds a still one too, which sharp's reader takes only under this brand. */
const sourceOf = async (path: string, format: PhotoFormat) =>
  format === 'avif' ? (await readFile(path)).fill('avif', 8, 12) : path

async function formatOf(path: string): Promise<PhotoFormat> {
  const head = await readHead(path, sniffBytes)
  if (head.length === 0) throw new FileRefused('EMPTY', 'no bytes')
  const format = sniffPhoto(head)
  if (format === null) throw new FileRefused('NOT_A_PHOTO', 'unknown content')
  return format
}

async function sizeOf(
  source: string | Buffer,
  format: PhotoFormat,
): Promise<{ width: number; height: number }> {
  const metadata = await damagedIfItFails(sharp(source, { limitInputPixels: false }).metadata())
  if (metadata.subifds)
    throw new FileRefused('NOT_A_PHOTO', "a camera's RAW, of which only a small preview could be shown")
  const { width, height } = isTurnedByExif(format) ? metadata.autoOrient : metadata
  if (width * height > media.photoPixels) throw new FileRefused('TOO_MANY_PIXELS', `${width} × ${height}`)
  return { width, height }
}

/** For decoding, which fails only because of the file's content. */
export const damagedIfItFails = <T>(decoding: Promise<T>): Promise<T> =>
  decoding.catch((error) => {
    throw new FileRefused('DAMAGED', error instanceof Error ? error.message : String(error))
  })

/** JPEG has no transparency; the other renditions should look the same. */
const onWhite = (picture: Sharp) => picture.flatten({ background: '#ffffff' }).toColourspace('srgb')

const limit = { maxPixels: media.photoPixels }
let library: Promise<LibHeif> | undefined
let heics = 0

/** How many HEIC files this process has opened: WebAssembly memory grows and never shrinks. */
export const countHeics = () => heics

async function withHeif<T>(path: string, work: (lib: LibHeif, file: Uint8Array) => T): Promise<T> {
  library ??= import('libheif-js/libheif-wasm/libheif.js').then((module) => module.default())
  const lib = await library
  const file = await readFile(path)
  heics++
  try {
    return work(lib, file)
  } catch (error) {
    throw error instanceof HeifRefused ? new FileRefused(error.reason, error.message) : error
  }
}
