import { box, ellipse } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { june, trawler } from '../parts/boats.ts'
import { fingalHead, gulls } from '../parts/coast.ts'
import { coral } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { stoneWall } from '../parts/walls.ts'
import { lowSun, morning, sea, sky } from '../parts/weather.ts'

const HORIZON = 190

export function harbourWall(): Painting {
  const p = new Painting({
    name: 'harbour-wall',
    title: 'A child in a yellow coat on the harbour wall, and boats going out',
    width: 600,
    height: 480,
    seed: 7,
  })
  sky(p, HORIZON, morning)
  sea(p, HORIZON, 420, morning)
  lowSun(p, [150, 168], HORIZON, 390, 21)
  fingalHead(p, [560, HORIZON + 2], 0.9)
  june(p, [216, 258], 0.5)
  trawler(p, [92, 214], 0.22, { hull: coral })
  gulls(p, [
    [300, 96, 1],
    [338, 120, 0.8],
    [262, 130, 0.7],
  ])
  stoneWall(p, 372, 480)
  p.brush([[386, 384, 500, 390, 16]], '#3a3a36', 0.35)
  figure(p, [372, 378], 0.86, {
    ...margaret,
    legs: 0,
    hem: 0,
    flare: 40,
    cut: 'plaits',
    head: 1.22,
    left: [
      [-40, -44],
      [-52, -6],
    ],
    right: [
      [40, -44],
      [50, -6],
    ],
  })
  // A tin with a crab in it.
  p.at([470, 392], 1, () => {
    p.mass(ellipse(14, 6, 26, 6), '#3a3a36', { opacity: 0.4 })
    p.flat(box(-17, -34, 34, 38), '#7fae9e')
    p.brush([[-12, -2, -12, -30, 7]], '#e0f0dd', 0.9)
    p.brush([[12, -2, 12, -30, 8]], '#3f6f6a', 0.7)
    p.mass(ellipse(0, -34, 17, 4.5), '#2f5652', { wobble: 0.3 })
  })
  return p
}
