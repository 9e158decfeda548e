import type { ResizeOptions, Sharp } from 'sharp'
import { LOOK_EDGE, type PhotoLook } from '#server/ports/photos.ts'

/** Longest edge at which sharpness is compared: a small copy of a sharp photo is as sharp there. */
const SHARPNESS_EDGE = 512

/** What a picture looks like, for `likeness` (modules/media/rules-alike.ts), and how sharp it is. */
export async function lookOf(picture: () => Sharp): Promise<PhotoLook> {
  /** A byte for each pixel. */
  const grey = (size: ResizeOptions) =>
    picture()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(size)
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  const look = await grey({ width: LOOK_EDGE, height: LOOK_EDGE, fit: 'fill' })
  const edges = await grey({
    width: SHARPNESS_EDGE,
    height: SHARPNESS_EDGE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return { look: look.data.toString('base64'), sharpness: sharpnessOf(edges.data, edges.info) }
}

/** The variance of the Laplacian: large where edges are hard. */
function sharpnessOf(data: Buffer, { width, height }: { width: number; height: number }) {
  let [sum, squares, count] = [0, 0, 0]
  const at = (x: number, y: number) => data[y * width + x] ?? 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
