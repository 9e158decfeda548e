import { box, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

export interface Weather {
  sky: readonly string[]
  bars: readonly string[]
  /** Clouds low over the horizon: their lit side and their shaded one. */
  clouds: readonly [string, string]
  sea: readonly string[]
  far: readonly string[]
  near: readonly string[]
}

export const morning: Weather = {
  sky: ['#8cc3c3', '#c6dfcb', '#fae6b8', '#fdc578'],
  bars: ['#79b6ba', '#b6dacd', '#a1cfca'],
  clouds: ['#fff6df', '#f3b98d'],
  sea: ['#f0c48f', '#a9c9ae', '#438d90', '#2a6a72'],
  far: ['#fbdcab', '#b9cdb0', '#8fbfae'],
  near: ['#317880', '#569fa0', '#6db0a8'],
}

export const noon: Weather = {
  sky: ['#93cbc9', '#c9e2d2', '#f4eccb', '#fbe6b8'],
  bars: ['#82c2c4', '#b8dcd2', '#a9d6d0'],
  clouds: ['#fffaf0', '#efd3b0'],
  sea: ['#a9d3c9', '#5fa9a8', '#3a868c', '#6db5a9'],
  far: ['#cfe8d6', '#7fbdb5', '#a9d3cd'],
  near: ['#347a82', '#6fb3aa', '#8fcabc'],
}

export const evening: Weather = {
  sky: ['#5f9ea6', '#a9c9bd', '#f7d9a0', '#f2a56c'],
  bars: ['#548f9a', '#8fbcb5', '#7caeae'],
  clouds: ['#fbe0ae', '#d9825b'],
  sea: ['#f2b27c', '#b9a789', '#3f7f88', '#1f5560'],
  far: ['#fbd09a', '#d99f78', '#8fa99a'],
  near: ['#245f6a', '#438389', '#5f9c98'],
}

export const dull: Weather = {
  sky: ['#7fa3a6', '#a9bfb8', '#cfd6c2', '#e6dfc0'],
  bars: ['#6d9499', '#9db8b3', '#8aaba8'],
  clouds: ['#e9ebd8', '#8fa5a3'],
  sea: ['#b3c4b6', '#6f9a9a', '#47787e', '#2f5f68'],
  far: ['#d3dac6', '#7fa3a0', '#9cb8ae'],
  near: ['#33656d', '#5d8d90', '#7fa8a4'],
}

export const night: Weather = {
  sky: ['#123544', '#1f4f5c', '#3f7479', '#8fa08c'],
  bars: ['#173f4d', '#2a5f69', '#1d4a57'],
  clouds: ['#6f9690', '#2f5f68'],
  sea: ['#6f918a', '#2f626b', '#1b4652', '#123441'],
  far: ['#8fa898', '#3f747a', '#2a5a64'],
  near: ['#153c49', '#2d616b', '#1f4f5c'],
}

const downwards = (colours: readonly string[]) =>
  colours.map((colour, i) => [i / (colours.length - 1), colour] as const)

/** Above `horizon`, with flat bars of cloud. */
export function sky(p: Painting, horizon: number, { sky, bars, clouds: [lit, shade] }: Weather) {
  const w = p.width
  p.flat(box(0, 0, w, horizon + 2), p.gradient(downwards(sky)), { wobble: 0 })
  const density = Math.min(1, w / 600)
  p.wash(box(8, 8, w - 16, horizon * 0.5), bars, Math.round(13 * density), {
    length: 220,
    width: 26,
    opacity: 0.42,
  })
  p.wash(
    box(8, horizon * 0.42, w - 16, horizon * 0.45),
    [lit, sky[2] ?? lit, sky[3] ?? lit],
    Math.round(12 * density),
    { length: 220, width: 17, opacity: 0.45 },
  )
  const y = horizon * 0.36
  p.brush(
    [
      [w * 0.58, y, w * 0.97, y - 8, 16],
      [w * 0.06, y * 1.7, w * 0.3, y * 1.67, 9],
    ],
    lit,
    0.85,
  )
  p.brush(
    [
      [w * 0.62, y + 12, w * 0.98, y + 6, 9],
      [w * 0.04, y * 1.7 + 8, w * 0.24, y * 1.67 + 8, 6],
    ],
    shade,
    0.55,
  )
}

/** From its horizon down to `bottom`; strokes are longer and thicker the nearer they are. */
export function sea(p: Painting, horizon: number, bottom: number, { sea, far, near }: Weather) {
  const w = p.width
  const deep = bottom - horizon
  const density = Math.sqrt(w / 600) * Math.min(1.4, deep / 160)
  p.flat(box(0, horizon, w, deep), p.gradient(downwards(sea)), { wobble: 0.5 })
  p.wash(box(8, horizon + 3, w - 16, deep * 0.3), far, Math.round(22 * density), {
    length: 130,
    width: 5,
    opacity: 0.62,
    jitter: 0.008,
  })
  p.wash(
    box(8, horizon + deep * 0.3, w - 16, deep * 0.35),
    [...far.slice(1), ...near.slice(1)],
    Math.round(18 * density),
    {
      length: 170,
      width: 9,
      opacity: 0.5,
      jitter: 0.012,
    },
  )
  p.wash(box(8, horizon + deep * 0.62, w - 16, deep * 0.36), near, Math.round(18 * density), {
    length: 200,
    width: 14,
    opacity: 0.5,
    jitter: 0.016,
  })
}

/** The sun, low over the water, and its broken path. */
export function lowSun(p: Painting, [x, y]: Point, horizon: number, bottom: number, radius = 22) {
  p.glow(x, y, radius * 8, radius * 6, '#ffeec0')
  p.mass(
    Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * 2 * Math.PI
      return [x + Math.cos(angle) * radius, Math.min(horizon, y + Math.sin(angle) * radius)]
    }),
    '#fff8e2',
    { wobble: 0.6 },
  )
  path(p, x, horizon, bottom, ['#fff0c8', '#fdc578'])
}

/** Light on the water, coming towards whoever looks. */
export function path(
  p: Painting,
  x: number,
  horizon: number,
  bottom: number,
  [bright, warm]: readonly [string, string],
  count = 24,
) {
  const strokes = Array.from({ length: count }, (_, i) => {
    const near = i / (count - 1)
    const y = horizon + 5 + near ** 1.3 * (bottom - horizon - 12)
    const half = (10 + 24 * near) * p.chance.between(0.5, 1.3)
    const middle = x + p.chance.about0((9 + 40 * near) * 0.3)
    return [middle - half, y, middle + half, y, 2.5 + 5 * near] as const
  })
  p.brush(
    strokes.filter((_, i) => i % 2 === 0),
    bright,
    0.9,
  )
  p.brush(
    strokes.filter((_, i) => i % 2 === 1),
    warm,
    0.8,
  )
}
