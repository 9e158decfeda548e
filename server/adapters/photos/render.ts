import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { media } from '#contract/limits.ts'
import type { Renditions } from '#server/ports/strangers-files.ts'
import { damagedIfItFails, openPhoto } from './open-photo.ts'
import type { PhotoTask } from './photo-processes.ts'

/** Cost and likeness of each: docs/decisions/0016. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 53, effort: 0 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 74, progressive: true }),
}
const formats = ['avif', 'webp', 'jpg'] as const

/**
 * Decodes once to the largest size; the smaller ones are made from that. sharp drops all metadata by itself.
 *
 * @param onFirst called with the first rendition for the page, and the plain JPEG, before the others are made
 */
export async function render(
  { path, outDir, name, rotation }: Extract<PhotoTask, { task: 'render' }>,
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
  const first = firstOf(sizes)
  const biggest = sizes.at(-1) ?? first

  async function encode(size: Size, format: keyof typeof encoders): Promise<string> {
    const target = join(outDir, `${name}-${size.width}.${format}`)
    const resized = sharp(base.data, { raw: base.info }).resize({ ...size, fit: 'fill' })
    await encoders[format](resized).toFile(target)
    return target
  }

  const largestJpeg = await encode(biggest, 'jpg')
  const plain = join(outDir, `${name}.jpg`)
  await copyFile(largestJpeg, plain)
  async function inAllFormats(size: Size): Promise<string[]> {
    const files: string[] = []
    for (const format of formats)
      files.push(format === 'jpg' && size === biggest ? largestJpeg : await encode(size, format))
    return files
  }

  const facts = { width, height, placeholder }
  onFirst({ ...facts, widths: [first.width], files: [...(await inAllFormats(first)), plain] })
  const files: string[] = []
  for (const size of sizes) if (size !== first) files.push(...(await inAllFormats(size)))
  return { ...facts, widths: sizes.map((size) => size.width), files }
}

/** At this quality the camera's own compression cannot be seen on paper. */
const PRINT_QUALITY = 88

/** For print: copies for screens are compressed more. */
export async function print({ path, outPath, maxEdge, rotation }: Extract<PhotoTask, { task: 'print' }>) {
  const { picture } = await openPhoto(path, rotation)
  const { width, height } = await damagedIfItFails(
    picture
      .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: PRINT_QUALITY })
      .toFile(outPath),
  )
  return { width, height }
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
function renditionSizes(own: Size): Size[] {
  const longest = Math.max(own.width, own.height)
  const edges = [...media.renditionEdges.filter((edge) => edge < longest), longest]
  const byWidth = new Map<number, Size>()
  for (const edge of edges) {
    const width = Math.max(1, Math.round((own.width * edge) / longest))
    byWidth.set(width, { width, height: Math.max(1, Math.round((own.height * edge) / longest)) })
  }
  return [...byWidth.values()]
}
