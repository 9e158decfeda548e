import type { Sharp } from 'sharp'

const WINDOW = 8
const STEP = 4
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/**
 * Structural similarity of two pictures of one size, 1 if they are equal (Wang et al., "Image Quality Assessment: From
 * Error Visibility to Structural Similarity", 2004; windows of 8 pixels, every 4).
 */
export async function ssim(one: Sharp, other: Sharp): Promise<number> {
  const grey = (picture: Sharp) =>
    picture.clone().greyscale().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const [a, b] = [await grey(one), await grey(other)]
  const { width, height, channels } = a.info
  if (b.info.width !== width || b.info.height !== height) throw new Error('Two pictures of different sizes')
  let sum = 0
  let windows = 0
  for (let top = 0; top + WINDOW <= height; top += STEP)
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      sum += likeness(a.data, b.data, { top, left, width, channels })
      windows += 1
    }
  return sum / windows
}

function likeness(
  a: Buffer,
  b: Buffer,
  at: { top: number; left: number; width: number; channels: number },
): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (let y = at.top; y < at.top + WINDOW; y += 1)
    for (let x = at.left; x < at.left + WINDOW; x += 1) {
      const [p, q] = [a[(y * at.width + x) * at.channels] ?? 0, b[(y * at.width + x) * at.channels] ?? 0]
      sumA += p
      sumB += q
      squaresA += p * p
      squaresB += q * q
      products += p * q
    }
  const n = WINDOW * WINDOW
  const [meanA, meanB] = [sumA / n, sumB / n]
  const [varianceA, varianceB] = [squaresA / n - meanA ** 2, squaresB / n - meanB ** 2]
  const covariance = products / n - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  )
}
