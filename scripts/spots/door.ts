import { ellipse, type Point, sheet, xy } from './geometry.ts'
import { Painting, strokes } from './painting.ts'

// What stands at the door.

/** A page that is closed: a door with a light behind it. */
export function closedDoor(): Painting {
  const p = new Painting('closed-door', 127)
  p.wash('#fdd9a0', [62, 41, 424, 263], 0.7)
  // steps, and the light that comes out under the door
  p.shadow(xy('120 322, 350 322, 424 318, 440 332, 300 350, 130 346'))
  const step = p.flat(
    xy('116 306, 360 306, 384 334, 94 334'),
    p.gradient([
      [0, '#e3cda2'],
      [1, '#ac8c62'],
    ]),
    { wobble: 0.9 },
  )
  p.flat(xy('94 334, 384 334, 384 346, 94 346'), '#8a6c4a', { wobble: 0.7 })
  p.inside(step, () => {
    p.dry(strokes('180 312 300 312 10'), '#fff0c4', 1)
    p.dry(strokes('160 324 316 324 12'), '#fde0a0', 0.8)
  })
  const frame = p.flat(
    xy('136 34, 342 34, 344 308, 134 308'),
    p.gradient(
      [
        [0, '#fffaf0'],
        [0.6, '#f3e4c6'],
        [1, '#c9ad7e'],
      ],
      [0, 0, 1, 0.3],
    ),
    { wobble: 0.8 },
  )
  p.inside(frame, () => p.dry(strokes('334 50 336 306 10'), '#a98a5f', 0.6))
  const lintel = p.flat(
    xy('126 24, 352 24, 350 42, 128 42'),
    p.gradient(
      [
        [0, '#fffdf6'],
        [1, '#d5bd90'],
      ],
      [0, 0, 1, 0.3],
    ),
    { wobble: 0.7 },
  )
  p.inside(lintel, () => p.dry(strokes('132 30 330 29 8'), '#fffef8', 0.9))
  p.mark(xy('130 44, 348 44'), 4, '#9c7c52', { opacity: 0.7 })
  // the light over it
  const light = p.flat(
    xy('158 52, 320 52, 320 98, 158 98'),
    p.gradient([
      [0, '#fff8dc'],
      [0.5, '#fddc95'],
      [1, '#f3ae5c'],
    ]),
    { wobble: 0.5 },
  )
  p.inside(light, () => p.dry(strokes('166 66 300 62 16'), '#fffef0', 0.8))
  p.marks([xy('212 52, 212 98'), xy('266 52, 266 98')], 5, '#e9d6b0', { start: 1, end: 1 })
  // the door
  const door = p.flat(
    xy('158 108, 320 108, 321 304, 157 304'),
    p.gradient([
      [0, '#5f9c86'],
      [0.45, '#2f6f5d'],
      [1, '#1d473d'],
    ]),
    { wobble: 0.6 },
  )
  p.inside(door, () => {
    p.dry(strokes('166 116 300 114 14, 166 130 168 260 12'), '#86b9a2', 0.5)
    p.dry(strokes('318 130 316 300 14'), '#143830', 0.6)
    p.mark(xy('158 303, 320 303'), 5, '#fff0c4', { start: 1, end: 1 })
  })
  for (const [x0, y0, x1, y1] of [
    [176, 128, 230, 196],
    [248, 128, 302, 196],
    [176, 226, 230, 288],
    [248, 226, 302, 288],
  ] as const) {
    p.flat(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      '#245548',
      { wobble: 0.5 },
    )
    p.marks(
      [
        [
          [x0, y1],
          [x1, y1],
        ],
        [
          [x1, y0],
          [x1, y1],
        ],
      ],
      3.2,
      '#79ac95',
      { opacity: 0.9, start: 0.8, end: 0.8 },
    )
    p.marks(
      [
        [
          [x0, y0],
          [x1, y0],
        ],
        [
          [x0, y0],
          [x0, y1],
        ],
      ],
      4,
      '#143830',
      { opacity: 0.8, start: 0.8, end: 0.8 },
    )
  }
  p.flat(xy('214 204, 264 204, 264 217, 214 217'), '#d8a654', { wobble: 0.5 })
  p.mark(xy('220 208, 256 208'), 3, '#fff0c4')
  p.round(ellipse(304, 212, 9, 9), '#8e6a2c', { wobble: 0.3 })
  p.round(ellipse(302, 210, 7, 7), '#f0c069', { wobble: 0.3 })
  // a pot beside it
  p.petals(
    [
      [[104, 262], 62, 13, -96],
      [[104, 266], 58, 13, -134],
      [[106, 266], 54, 12, -60],
      [[102, 270], 48, 11, -168],
      [[108, 270], 46, 11, -22],
    ],
    '#2f5f50',
  )
  p.petals(
    [
      [[103, 262], 50, 9, -112],
      [[106, 264], 46, 9, -78],
      [[102, 266], 42, 8, -150],
      [[108, 266], 38, 8, -40],
    ],
    '#6fa383',
  )
  p.petals(
    [
      [[102, 260], 36, 4, -114],
      [[100, 264], 30, 4, -150],
    ],
    '#b3d1a0',
  )
  const pot = p.flat(
    xy('72 268, 136 268, 126 326, 82 326'),
    p.gradient(
      [
        [0, '#e6a27c'],
        [0.5, '#c9714f'],
        [1, '#85412f'],
      ],
      [0, 0, 1, 0.2],
    ),
    { wobble: 0.7 },
  )
  p.inside(pot, () => p.dry(strokes('84 284 90 322 9'), '#f7c7ae', 0.8))
  p.flat(xy('68 262, 140 262, 139 279, 70 279'), '#d9825b', { wobble: 0.6 })
  p.mark(xy('72 266, 120 266'), 4, '#f7c7ae')
  return p
}

/** A mail is on its way: a letterbox with its flag up. */
export function letterbox(): Painting {
  const p = new Painting('letterbox', 139)
  p.wash('#fbe0ae', [40, 55, 440, 221], 0.75)
  p.shadow(xy('180 330, 280 322, 400 318, 430 330, 340 346, 220 348'))
  const postWood = p.flat(
    xy('206 226, 246 226, 250 338, 204 338'),
    p.gradient(
      [
        [0, '#d9ae80'],
        [0.5, '#966c4b'],
        [1, '#54402f'],
      ],
      [0, 0, 1, 0],
    ),
    { wobble: 0.8 },
  )
  p.inside(postWood, () => p.dry(strokes('214 336 214 228 10'), '#f0cb9c', 0.8))
  // the box: its long side, then its mouth
  const side = p.round(
    xy(`150 84, 220 74, 318 74, 362 88, 384 122, 388 170, 388 226, 300 234, 150 238, 140 160`),
    p.gradient([
      [0, '#9fd8c0'],
      [0.4, '#4a9a95'],
      [1, '#1d555c'],
    ]),
    { wobble: 0.7 },
  )
  p.inside(side, () => {
    p.dry(strokes('176 92 340 88 18, 190 118 300 116 12'), '#d6efe0', 0.75)
    p.dry(strokes('384 200 200 226 26, 378 140 382 222 18'), '#153f4a', 0.5)
  })
  p.round(
    xy('108 236, 106 150, 116 108, 142 84, 170 86, 192 112, 200 150, 200 238'),
    p.gradient([
      [0, '#2b6b74'],
      [1, '#0f3540'],
    ]),
    { wobble: 0.6 },
  )
  p.mark(xy('106 236, 105 150, 116 106, 142 82, 170 84, 194 112, 202 150, 202 238'), 6, '#cfeadb', {
    start: 0.9,
    end: 0.7,
  })
  // a letter looks out of it
  const letter = sheet(xy('56 150, 166 124, 184 196, 74 224'))
  p.cast(xy('76 224, 184 196, 188 206, 108 234'), 0.35)
  p.flat(
    letter.corners,
    p.gradient(
      [
        [0, '#fffdf6'],
        [0.7, '#f7ead0'],
        [1, '#c9b083'],
      ],
      [0, 0, 1, 0.2],
    ),
    { wobble: 0.6 },
  )
  p.marks(
    [
      [letter.at(0, 1), letter.at(0.4, 0.5)],
      [letter.at(1, 1), letter.at(0.6, 0.5)],
    ],
    2.6,
    '#c5a876',
    { opacity: 0.9 },
  )
  p.marks(
    [
      [letter.at(0, 0), letter.at(0.5, 0.58)],
      [letter.at(1, 0), letter.at(0.5, 0.58)],
    ],
    3.2,
    '#b08f5c',
    { start: 0.8, end: 0.8 },
  )
  p.round(ellipse(...letter.at(0.5, 0.57), 8.5, 8.5), '#b65e45', { wobble: 0.6 })
  p.mark([letter.at(0, 0), letter.at(1, 0)], 3, '#fffef8')
  // its flag
  p.mark(xy('300 176, 300 52'), 8, '#8e4a3b', { start: 1, end: 1, uneven: 0.04 })
  p.flat(
    xy('298 30, 352 32, 350 68, 298 66'),
    p.gradient([
      [0, '#e8936f'],
      [1, '#a94f39'],
    ]),
    { wobble: 0.8 },
  )
  p.dry(strokes('304 42 340 42 9'), '#f7c7ae', 0.9)
  p.round(ellipse(300, 176, 9, 9), '#fdc578', { wobble: 0.4 })
  // grass at its foot
  const blades = Array.from(
    { length: 15 },
    (_, at) =>
      [
        [168 + at * 8.4, 344] as Point,
        26 + 26 * p.random(),
        5,
        -90 + (at - 7) * 5 + (p.random() - 0.5) * 22,
      ] as const,
  )
  p.petals(
    blades.filter((_, at) => at % 2 === 0),
    '#437a62',
  )
  p.petals(
    blades.filter((_, at) => at % 2),
    '#86b183',
  )
  return p
}
