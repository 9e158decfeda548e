import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { media } from '#contract/limits.ts'
import type { Rendition, Renditions } from '#server/ports/photos.ts'
import { damagedIfItFails, openPhoto } from './open-photo.ts'
import { sharp } from './sharp.ts'

interface Encoder {
  format: Rendition['format']
  extension: string
  encode: (picture: Sharp) => Sharp
}

/** Cost and likeness of each: docs/decisions/0016. */
const jpeg: Encoder = {
  format: 'jpeg',
  extension: 'jpg',
  encode: (picture) => picture.jpeg({ quality: 74, progressive: true }),
}
const encoders: Encoder[] = [
  { format: 'avif', extension: 'avif', encode: (picture) => picture.avif({ quality: 53, effort: 0 }) },
  { format: 'webp', extension: 'webp', encode: (picture) => picture.webp({ quality: 78, effort: 2 }) },
  jpeg,
]

/**
 * Decodes once to the largest size; the smaller ones are made from that. sharp drops all metadata by itself.
 *
 * @param onFirst called with the first rendition for the page, and the plain JPEG, before the others are made
 */
export async function render(
  path: string,
  outDir: string,
  name: string,
  rotation: number,
  onFirst: (first: Renditions) => void,
): Promise<Renditions> {
  const { width, height, picture } = await openPhoto(path, rotation)
  const largest = Math.max(...media.renditionEdges)
  const base = await damagedIfItFails(
    picture
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const sizes = renditionSizes(base.info)
  const placeholder = await placeholderOf(sharp(base.data, { raw: base.info }))
  const [first, biggest] = [firstOf(sizes), sizes.at(-1)]

  async function encoded(size: Size, { format, extension, encode }: Encoder): Promise<Rendition> {
    const target = join(outDir, `${name}-${size.width}.${extension}`)
    const resized = sharp(base.data, { raw: base.info }).resize({ ...size, fit: 'fill' })
    const { size: bytes } = await encode(resized).toFile(target)
    return { width: size.width, format, path: target, bytes }
  }

  const largestJpeg = await encoded(biggest ?? first, jpeg)
  const plain = { ...largestJpeg, path: join(outDir, `${name}.jpg`) }
  await copyFile(largestJpeg.path, plain.path)
  async function inAllFormats(size: Size): Promise<Rendition[]> {
    const files: Rendition[] = []
    for (const encoder of encoders)
      files.push(encoder === jpeg && size === biggest ? largestJpeg : await encoded(size, encoder))
    return files
  }

  const firstFiles = await inAllFormats(first)
  onFirst({ width, height, placeholder, widths: [first.width], files: [...firstFiles, plain] })
  const files = firstFiles
  for (const size of sizes) if (size !== first) files.push(...(await inAllFormats(size)))
  return {
    width,
    height,
    placeholder,
    widths: sizes.map((size) => size.width),
    files: [...files, plain],
  }
}

/** Longest edge in pixels: enough for the colours and the distribution of light, in 100 to 400 bytes. */
const PLACEHOLDER_EDGE = 20

async function placeholderOf(picture: Sharp): Promise<string> {
  const box = { width: PLACEHOLDER_EDGE, height: PLACEHOLDER_EDGE, fit: 'inside' } as const
  const tiny = await picture.resize(box).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

interface Size {
  width: number
  height: number
}

/** The largest size that is made first, or the only one. */
function firstOf(sizes: Size[]): Size {
  const isSmall = ({ width, height }: Size) => Math.max(width, height) <= media.firstRenditionEdge
  const first = sizes.findLast(isSmall) ?? sizes[0]
  if (!first) throw new Error('No size to render')
  return first
}

/**
 * Sizes from small to large: the product's edges below the picture's own, then its own. Each width once, since files
 * are named by it, and a very tall picture can have the same width twice; the taller one stays.
 */
function renditionSizes(own: { width: number; height: number }): { width: number; height: number }[] {
  const longest = Math.max(own.width, own.height)
  const edges = [...media.renditionEdges.filter((edge) => edge < longest), longest]
  const byWidth = new Map<number, { width: number; height: number }>()
  for (const edge of edges) {
    const width = Math.max(1, Math.round((own.width * edge) / longest))
    byWidth.set(width, { width, height: Math.max(1, Math.round((own.height * edge) / longest)) })
  }
  return [...byWidth.values()]
}
