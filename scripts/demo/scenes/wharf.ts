import { box, ellipse } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { june } from '../parts/boats.ts'
import { fingalHead, shadow } from '../parts/coast.ts'
import { figure, margaret } from '../parts/people.ts'
import { evening, lowSun, sea, sky } from '../parts/weather.ts'

const HORIZON = 186

export function wharf(): Painting {
  const p = new Painting({
    name: 'wharf',
    title: 'A woman in a yellow coat on the wharf, a fishing boat coming in',
    width: 600,
    height: 450,
    seed: 12,
  })
  sky(p, HORIZON, evening)
  sea(p, HORIZON, 430, evening)
  lowSun(p, [452, 172], HORIZON, 330, 20)
  fingalHead(p, [604, HORIZON + 2], 0.56, { isLit: true })
  june(p, [356, 262], 0.72, { isLit: true })
  p.brush(
    [
      [330, 276, 470, 276, 5],
      [350, 292, 430, 292, 5],
    ],
    '#ffe29a',
    0.8,
  )
  deck(p)
  pile(p, 60, 300, 54)
  pile(p, 520, 316, 46)
  for (const y of [330, 336, 342])
    p.line(
      [
        [508, y],
        [520, y + 4],
        [533, y],
      ],
      5,
      '#d9c19a',
    )
  crates(p)
  shadow(p, [172, 402], 150, 20, '#2b2a2c', 0.5)
  figure(p, [172, 402], 1.04, {
    ...margaret,
    hem: 42,
    left: [
      [-42, -116],
      [-34, -84],
    ],
    right: [
      [46, -116],
      [50, -84],
    ],
  })
  thermos(p)
  return p
}

function deck(p: Painting) {
  p.flat(
    [
      [-5, 340],
      [605, 330],
      [605, 460],
      [-5, 460],
    ],
    p.gradient([
      [0, '#b98860'],
      [0.5, '#94684a'],
      [1, '#64473a'],
    ]),
  )
  p.wash(box(8, 346, 584, 96), ['#d9a872', '#7d5640', '#b98a5f', '#5f4538'], 34, { length: 150, width: 9 })
  const rows = [352, 370, 392, 420]
  p.brush(
    rows.map((y) => [4, y + 3, 596, y - 5, 3.4] as const),
    '#3a2a26',
    0.75,
  )
  p.brush([[6, 341, 594, 332, 6]], '#fbd09a', 0.85)
  p.brush(
    [
      [200, 384, 560, 378, 6],
      [260, 404, 590, 398, 7],
    ],
    '#f0b98a',
    0.5,
  )
}

function pile(p: Painting, x: number, top: number, high: number) {
  p.line(
    [
      [x, top],
      [x, top + high],
    ],
    24,
    '#54402f',
    { ends: [1, 1] },
  )
  p.brush([[x - 6, top + 4, x - 6, top + high - 4, 8]], '#d9a06c', 0.8)
  p.brush([[x + 8, top + 6, x + 8, top + high - 2, 7]], '#2b211f', 0.6)
  p.mass(ellipse(x, top, 12, 4.5), '#b98a5c', { wobble: 0.3 })
}

function crates(p: Painting) {
  p.mass(ellipse(470, 410, 76, 9), '#2b2a2c', { opacity: 0.45 })
  for (const [x, y] of [
    [392, 408],
    [404, 376],
  ] as const) {
    p.flat(box(x, y - 32, 98, 32), '#4a342a', { wobble: 0.4 })
    for (const plank of [29, 18, 7]) {
      p.flat(box(x, y - plank - 2, 98, 9), '#c08a58', { wobble: 0.5 })
      p.brush([[x + 12, y - plank, x + 84, y - plank, 4]], '#f0c68d', 0.8)
    }
    for (const post of [x + 2, x + 86]) {
      p.flat(box(post, y - 33, 10, 34), '#8f623f', { wobble: 0.4 })
      p.brush([[post + 3, y - 30, post + 3, y - 2, 3]], '#e3b27a', 0.8)
    }
  }
}

/** Under her arm. */
function thermos(p: Painting) {
  p.at([224, 318], 1, () => {
    p.flat(box(-9, -36, 18, 40), '#3f8488')
    p.brush([[-5, 0, -5, -32, 5]], '#bfe0d2', 0.9)
    p.brush([[6, 0, 6, -32, 5]], '#1b4851', 0.7)
    p.flat(box(-8, -48, 16, 13), '#e9dcc0')
    p.brush([[-4, -38, -4, -46, 4]], '#fffdf6', 0.9)
    p.mass(ellipse(-2, -2, 8, 6.5), '#cb956a', { wobble: 0.4 })
  })
}
