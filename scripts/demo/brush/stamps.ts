import { chanceOf } from './chance.ts'
import { type Point, pathData } from './geometry.ts'

const BRISTLES = 9

/** Three dry brush strokes, 400 x 72 each, as definitions to be stretched along a line. */
export function brushEnds(name: string): string {
  const chance = chanceOf(11)
  const stamps = [0, 2.2, -2.6].map((bow, k) => {
    let data = ''
    for (let bristle = 0; bristle < BRISTLES; bristle++) {
      const y = -9 + (18 * (bristle + 0.5)) / BRISTLES
      const outward = Math.abs(bristle - (BRISTLES - 1) / 2) / (BRISTLES / 2)
      const from = chance.between(0, 9 + 14 * outward)
      const to = 100 - chance.between(0, 16 + 22 * outward)
      const half = (18 / BRISTLES) * (bristle === 0 || bristle === BRISTLES - 1 ? 0.5 : 0.66)
      const upper: Point[] = []
      const lower: Point[] = []
      for (let step = 0; step <= 5; step++) {
        const x = from + ((to - from) * step) / 5
        const middle = y + bow * (1 - ((2 * x) / 100 - 1) ** 2)
        const thick = half * (step === 0 || step === 5 ? 0.1 : chance.between(0.7, 1.25))
        upper.push([x, middle - thick])
        lower.push([x, middle + thick])
      }
      data += pathData([...upper, ...lower.reverse()], 0.12, 4)
    }
    for (let fleck = 0; fleck < 4; fleck++) {
      const [x, y, long] = [chance.between(86, 108), chance.between(-8, 8), chance.between(3, 8)]
      const shape: Point[] = [
        [x, y],
        [x + long * 0.5, y - 0.5],
        [x + long, y],
        [x + long * 0.4, y + 0.6],
      ]
      data += pathData(shape, 0.05, 4)
    }
    return `<path id="${name}-b${k}" d="${data}"/>`
  })
  return stamps.join('')
}
