import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { media } from '#contract/limits.ts'
import type { Rendition, Renditions } from '#server/ports/photos.ts'
import { damagedIfItFails, openPhoto } from './open-photo.ts'
import { sharp } from './sharp.ts'

/** The least effort, and a little more quality instead: docs/decisions/0012-renditions.md. */
const encoders: { format: Rendition['format']; extension: string; encode: (picture: Sharp) => Sharp }[] = [
  { format: 'avif', extension: 'avif', encode: (picture) => picture.avif({ quality: 53, effort: 0 }) },
  { format: 'webp', extension: 'webp', encode: (picture) => picture.webp({ quality: 78, effort: 2 }) },
  { format: 'jpeg', extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }) },
]

/** One decode to the largest size; the smaller ones are made from that. sharp drops all metadata by itself. */
export async function render(
  path: string,
  outDir: string,
  name: string,
  rotation: number,
): Promise<Renditions> {
  const { width, height, picture } = await openPhoto(path, rotation)
  const largest = Math.max(...media.renditionEdges)
  const base = await damagedIfItFails(
    picture
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )

  const files: Rendition[] = []
  const sizes = renditionSizes(base.info)
  for (const size of sizes) {
    const resized = sharp(base.data, { raw: base.info }).resize({ ...size, fit: 'fill' })
    for (const { format, extension, encode } of encoders) {
      const target = join(outDir, `${name}-${size.width}.${extension}`)
      const { size: bytes } = await encode(resized.clone()).toFile(target)
      files.push({ width: size.width, format, path: target, bytes })
    }
  }

  const best = files.findLast((file) => file.format === 'jpeg')
  if (best === undefined) throw new Error('No JPEG was written')
  const plain = join(outDir, `${name}.jpg`)
  await copyFile(best.path, plain)
  files.push({ ...best, path: plain })
  return { width, height, widths: sizes.map((size) => size.width), files }
}

/**
 * Sizes from small to large: the product's edges below the picture's own, then its own. Each width once, since
 * the files are named by it and a very tall picture can have the same width twice: the taller one stays.
 */
export function renditionSizes(own: { width: number; height: number }): { width: number; height: number }[] {
  const longest = Math.max(own.width, own.height)
  const edges = [...media.renditionEdges.filter((edge) => edge < longest), longest]
  const byWidth = new Map<number, { width: number; height: number }>()
  for (const edge of edges) {
    const width = Math.max(1, Math.round((own.width * edge) / longest))
    byWidth.set(width, { width, height: Math.max(1, Math.round((own.height * edge) / longest)) })
  }
  return [...byWidth.values()]
}
