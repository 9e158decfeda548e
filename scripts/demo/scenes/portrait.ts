import { ellipse } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { fingalHead, gulls } from '../parts/coast.ts'
import { whiteHair } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { stoneWall } from '../parts/walls.ts'
import { lowSun, morning, sea, sky } from '../parts/weather.ts'

const HORIZON = 300

export function portrait(): Painting {
  const p = new Painting({
    name: 'portrait',
    title: 'An old woman in a yellow coat and a red beret, looking out to sea',
    width: 480,
    height: 600,
    seed: 88,
  })
  sky(p, HORIZON, morning)
  sea(p, HORIZON, 500, morning)
  lowSun(p, [104, 262], HORIZON, 490, 26)
  fingalHead(p, [500, HORIZON + 2], 0.78)
  gulls(p, [
    [120, 120, 1.2],
    [160, 146, 0.9],
  ])
  stoneWall(p, 494, 600)
  p.mass(ellipse(330, 506, 90, 10), '#3a3a36', { opacity: 0.35 })
  figure(p, [232, 574], 2.1, {
    ...margaret,
    hair: whiteHair,
    cut: 'bob',
    legs: 0,
    hem: -60,
    flare: 40,
    tilt: -3,
    left: [
      [-39, -58],
      [-40, -34],
    ],
    right: [
      [39, -58],
      [41, -34],
    ],
  })
  return p
}
