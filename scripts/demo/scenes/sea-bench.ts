import { box, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { sittingDog } from '../parts/biscuit.ts'
import { fingalHead, gulls, sail } from '../parts/coast.ts'
import { blue, greyHair } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { dull, sea, sky } from '../parts/weather.ts'

const HORIZON = 196

export function seaBench(): Painting {
  const p = new Painting({
    name: 'sea-bench',
    title: 'An old couple on a bench above the sea, their dog beside them',
    width: 600,
    height: 480,
    seed: 71,
  })
  sky(p, HORIZON, dull)
  sea(p, HORIZON, 350, dull)
  p.glow(180, 150, 220, 120, '#fff3cf', 0.8)
  fingalHead(p, [580, HORIZON + 2], 0.82)
  sail(p, [232, HORIZON + 6], 0.5)
  gulls(p, [
    [150, 96, 1],
    [118, 120, 0.8],
  ])
  grass(p)
  p.mass(
    [
      [150, 440],
      [300, 428],
      [470, 434],
      [540, 446],
      [460, 456],
      [230, 456],
    ],
    '#24504a',
    { opacity: 0.45, wobble: 1.4 },
  )
  figure(
    p,
    [246, 368],
    1,
    {
      coat: blue,
      legs: 0,
      hem: -10,
      flare: 31,
      hair: greyHair,
      cut: 'short',
      hat: 'cap',
      hatCloth: { lit: '#d9cdb0', light: '#a99a80', middle: '#857862', dark: '#54493c' },
      tilt: 4,
      left: [
        [-40, -44],
        [-36, 0],
      ],
      right: [
        [36, -50],
        [40, -4],
      ],
    },
    0.02,
  )
  figure(
    p,
    [330, 370],
    0.94,
    {
      ...margaret,
      hair: greyHair,
      legs: 0,
      hem: -10,
      flare: 34,
      tilt: -7,
      left: [
        [-36, -44],
        [-34, 0],
      ],
      right: [
        [40, -44],
        [36, 0],
      ],
    },
    -0.05,
  )
  bench(p)
  sittingDog(p, [474, 440], 0.56, { age: 'grown' })
  return p
}

function grass(p: Painting) {
  p.mass(
    [
      [-10, 344],
      [100, 332],
      [260, 340],
      [430, 330],
      [610, 342],
      [610, 490],
      [-10, 490],
    ],
    p.gradient([
      [0, '#b9cd8c'],
      [0.4, '#7fae7c'],
      [1, '#4a8268'],
    ]),
    { wobble: 1.6 },
  )
  p.wash(box(8, 352, 584, 118), ['#cfd98f', '#5f9674', '#a9c483', '#4f8a6a'], 34, { length: 120, width: 12 })
  const blades = Array.from({ length: 46 }, (): Point[] => {
    const x = p.chance.between(10, 590)
    const y = p.chance.between(452, 478)
    const high = p.chance.between(16, 36)
    return [
      [x, y],
      [x + 2, y - high * 0.6],
      [x + p.chance.between(2, 12), y - high],
    ]
  })
  p.lines(blades.slice(0, 26), 3, '#2f6654', { ends: [0.9, 0.1] })
  p.lines(blades.slice(26), 3, '#a9c483', { ends: [0.9, 0.1] })
}

function bench(p: Painting) {
  for (const x of [178, 400]) {
    p.line(
      [
        [x, 300],
        [x, 446],
      ],
      13,
      '#6b4f3e',
      { ends: [1, 1] },
    )
    p.brush([[x - 3, 304, x - 3, 442, 5]], '#d9a872', 0.8)
    p.brush([[x + 5, 304, x + 5, 442, 4]], '#33271f', 0.6)
  }
  for (const [i, y] of [306, 330, 354].entries()) {
    p.flat(box(166, y, 246, 16), i === 0 ? '#b07f55' : '#9c6d48')
    p.brush([[170, y + 4, 400, y + 4, 6]], '#e9b980', 0.8)
    p.brush([[172, y + 15, 410, y + 15, 4]], '#4a3327', 0.7)
  }
  p.flat(box(168, 374, 242, 16), '#7d5640')
  p.brush([[172, 377, 396, 377, 5]], '#d9a872', 0.8)
}
