import type { Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { gulls, shadow } from '../parts/coast.ts'
import { greyHair, teal, whiteHair } from '../parts/colours.ts'
import { left, right, roofs } from '../parts/lisbon-houses.ts'
import { figure, margaret } from '../parts/people.ts'
import { tram } from '../parts/tram.ts'
import { morning, sea, sky } from '../parts/weather.ts'

const RIVER = 250

export function lisbon(): Painting {
  const p = new Painting({
    name: 'lisbon',
    title: 'Two women in a steep street of Lisbon, a yellow tram and the river below',
    width: 480,
    height: 600,
    seed: 70,
  })
  sky(p, RIVER, morning)
  sea(p, RIVER, 310, morning)
  p.mass(
    [
      [-10, RIVER + 3],
      [100, RIVER - 16],
      [230, RIVER - 22],
      [340, RIVER - 12],
      [490, RIVER + 3],
    ],
    '#9bbdb4',
  )
  gulls(p, [
    [216, 90, 1],
    [250, 110, 0.8],
  ])
  roofs(p)
  street(p)
  left(p)
  right(p)
  wires(p)
  tram(p)
  shadow(p, [150, 548], 110, 14, '#4b3f46', 0.45)
  shadow(p, [222, 552], 110, 14, '#4b3f46', 0.45)
  figure(p, [222, 552], 0.86, {
    coat: teal,
    hair: whiteHair,
    cut: 'bun',
    hem: 40,
    flare: 40,
    tilt: -3,
    left: [
      [-36, -116],
      [-48, -110],
    ],
  })
  figure(
    p,
    [150, 550],
    0.92,
    {
      ...margaret,
      hair: greyHair,
      hem: 42,
      tilt: 4,
      left: [
        [-46, -150],
        [-58, -192],
      ],
      right: [
        [36, -114],
        [42, -98],
      ],
    },
    0.02,
  )
  return p
}

function street(p: Painting) {
  p.mass(
    [
      [168, 330],
      [312, 330],
      [360, 400],
      [430, 480],
      [500, 620],
      [-60, 620],
      [-40, 540],
      [110, 400],
    ],
    p.gradient([
      [0, '#d9c4a0'],
      [0.5, '#bda386'],
      [1, '#8f7a6a'],
    ]),
  )
  p.wash(
    [
      [172, 340],
      [308, 340],
      [420, 480],
      [480, 594],
      [0, 594],
      [60, 490],
    ],
    ['#efdcb8', '#a08870', '#c9b090', '#8a7568'],
    46,
    { length: 40, width: 8, jitter: 0.06 },
  )
  // The rails.
  const rails: Point[][] = [
    [
      [256, 340],
      [270, 420],
      [262, 500],
      [236, 604],
    ],
    [
      [292, 340],
      [318, 420],
      [336, 500],
      [346, 604],
    ],
  ]
  p.lines(rails, 7, '#54463f', { ends: [0.3, 1] })
  p.lines(
    rails.map((rail) => rail.map(([x, y]): Point => [x - 1.5, y])),
    2.4,
    '#f0dcb8',
    { ends: [0.3, 1] },
  )
}

/** The line of the eaves. */
/** Houses to the left in the sun, tiled up to the sills. */
function wires(p: Painting) {
  p.lines(
    [
      [
        [90, 190],
        [230, 210],
        [380, 180],
      ],
      [
        [274, 326],
        [268, 208],
        [262, 100],
      ],
    ],
    1.6,
    '#4a4444',
    { edge: 0 },
  )
}
