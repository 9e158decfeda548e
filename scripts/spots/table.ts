import { ellipse, type Point, xy } from './geometry.ts'
import { Painting, strokes } from './painting.ts'

// Things on a table.

/** Nothing was given yet: a jar with a few flowers from the garden. */
export function flowerJar(): Painting {
  const p = new Painting('flower-jar', 77)
  p.wash('#fbe0ae', [56, 56, 424, 288], 0.75)
  p.shadow(xy('180 316, 270 306, 370 302, 406 314, 360 332, 240 342, 190 336'))
  const stems: Point[][] = [
    xy('228 296, 222 220, 196 150, 176 116'),
    xy('238 300, 240 210, 238 140, 240 90'),
    xy('250 298, 258 220, 286 160, 306 120'),
    xy('232 296, 218 230, 170 190, 142 172'),
    xy('248 298, 266 230, 316 196, 342 186'),
  ]
  p.marks(stems, 5, '#3b705b', { start: 0.9, end: 0.6 })
  p.petals(
    [
      [[206, 172], 54, 12, 206],
      [[254, 190], 58, 13, -30],
      [[214, 190], 48, 11, 244],
      [[270, 176], 44, 10, 18],
      [[240, 150], 46, 10, -128],
    ],
    '#2f5f50',
  )
  p.petals(
    [
      [[198, 160], 50, 10, -64],
      [[276, 196], 54, 12, -62],
      [[190, 200], 42, 10, 170],
      [[292, 206], 44, 10, 10],
      [[242, 128], 40, 9, -40],
    ],
    '#629a76',
  )
  p.petals(
    [
      [[196, 166], 38, 5, 200],
      [[260, 184], 40, 5, -36],
      [[232, 120], 30, 5, -130],
    ],
    '#a9cb94',
  )
  flower(p, [174, 110], 40, ['#b65e45', '#d9825b', '#f4b596'], '#fbe0ae')
  flower(p, [306, 116], 38, ['#d8993f', '#fdc578', '#fff0cc'], '#b65e45')
  flower(p, [240, 84], 42, ['#dcc6a0', '#fdf3dd', '#fffef8'], '#f0b24f')
  flower(p, [136, 170], 29, ['#d8993f', '#fdc578', '#fff0cc'], '#b65e45')
  flower(p, [346, 184], 30, ['#b65e45', '#e08e69', '#f7c7ae'], '#fbe0ae')
  // the jar over its stems
  const jar: Point[] =
    xy(`196 210, 200 200, 282 200, 286 210, 292 226, 294 300, 284 322, 240 328, 198 322, 188 300,
    190 226`)
  const glass = p.round(
    jar,
    p.gradient([
      [0, '#eaf6ee'],
      [1, '#8fbdb8'],
    ]),
    { opacity: 0.55, wobble: 0.6 },
  )
  p.inside(glass, () => {
    p.flat(
      xy('180 244, 300 240, 304 340, 180 340'),
      p.gradient([
        [0, '#a9d3cd'],
        [1, '#438d90'],
      ]),
      { opacity: 0.6 },
    )
    p.mark(xy('186 244, 240 249, 298 241'), 4, '#eaf6ee', { opacity: 0.9 })
    p.dry(strokes('288 320 288 220 14'), '#2b6b74', 0.5)
    p.dry(strokes('202 306 204 216 13, 216 322 260 322 7'), '#fffef8', 0.85)
  })
  p.mark(xy('196 206, 240 212, 286 205'), 7, '#dfeee4', { start: 0.9, end: 0.9 })
  // string round its neck
  p.marks([xy('192 222, 240 229, 290 221'), xy('192 228, 240 235, 290 227')], 4.4, '#b9824f', {
    start: 0.9,
    end: 0.9,
  })
  p.marks(
    [
      xy('252 230, 268 240, 276 232, 262 228'),
      xy('252 232, 262 250, 264 262'),
      xy('250 232, 246 250, 238 258'),
    ],
    3.4,
    '#8e6038',
  )
  return p
}

function flower(
  p: Painting,
  [x, y]: Point,
  radius: number,
  [dark, mid, light]: readonly [string, string, string],
  heart: string,
) {
  const turn = p.random() * 50
  const petals = Array.from({ length: 7 }, (_, at) => turn + at * 51.4 + (p.random() - 0.5) * 14)
  p.petals(
    petals.map((degrees) => [[x + 1.5, y + 2], radius, radius * 0.42, degrees] as const),
    dark,
  )
  p.petals(
    petals.map((degrees) => [[x - 1, y - 1], radius * 0.9, radius * 0.31, degrees - 5] as const),
    mid,
  )
  p.petals(
    petals.map((degrees) => [[x - 2, y - 2], radius * 0.66, radius * 0.12, degrees - 9] as const),
    light,
  )
  p.round(ellipse(x, y, radius * 0.25, radius * 0.23), heart, { wobble: 0.5 })
}

/** Nothing new: a cup of tea, while it is quiet. */
export function teacup(): Painting {
  const p = new Painting('teacup', 82)
  p.wash('#cfe3d0', [44, 62, 436, 292], 0.85)
  p.marks([xy('196 128, 182 100, 204 74, 192 42'), xy('242 124, 258 94, 234 68, 250 30')], 13, '#fffef8', {
    opacity: 0.9,
    start: 0.2,
    end: 0.1,
  })
  p.shadow(xy('120 312, 260 318, 400 296, 440 310, 380 336, 240 346, 130 336'))
  p.round(ellipse(226, 300, 150, 34, -1, 22), '#c9ad7e', { wobble: 0.8 })
  p.round(
    ellipse(224, 293, 150, 33, -1, 22),
    p.gradient([
      [0, '#fffaf0'],
      [0.6, '#f3e4c6'],
      [1, '#d5bd90'],
    ]),
    { wobble: 0.8 },
  )
  p.round(ellipse(230, 292, 96, 19, -1, 18), '#bf9f6e', { opacity: 0.7 })
  p.mark(xy('86 290, 120 273, 180 264'), 4, '#fffef8')
  // the handle
  p.mark(xy('312 176, 356 164, 376 190, 352 226, 300 240'), 18, '#bfa374', { start: 0.9, end: 0.8 })
  p.mark(xy('314 173, 352 163, 370 186, 350 217'), 7, '#fff6e0')
  const cup = p.round(
    xy(`116 146, 122 190, 140 236, 168 272, 200 286, 246 286, 278 272, 306 236, 324 190, 328 146,
      222 160`),
    p.gradient(
      [
        [0, '#fffdf6'],
        [0.5, '#f7ead0'],
        [1, '#c2a678'],
      ],
      [0, 0, 1, 0.5],
    ),
    { wobble: 0.7 },
  )
  p.inside(cup, () => {
    p.dry(strokes('312 170 262 274 40'), '#b99863', 0.5)
    p.dry(strokes('138 170 172 266 26'), '#fffef8', 0.95)
    p.dry(strokes('112 198 334 196 20'), '#d9825b', 0.95)
    p.dry(strokes('118 214 320 213 8'), '#438d90', 0.85)
  })
  p.round(ellipse(222, 147, 107, 27, 0, 22), '#fdf3dd', { wobble: 0.5 })
  p.round(
    ellipse(223, 150, 97, 21, 0, 22),
    p.gradient([
      [0, '#8e5637'],
      [1, '#c9824f'],
    ]),
    { wobble: 0.5 },
  )
  p.round(ellipse(196, 149, 52, 10, 0, 16), '#e2a868', { wobble: 0.6 })
  p.mark(xy('118 140, 150 126, 222 121'), 4, '#fffef8')
  // the spoon
  p.mark(xy('330 306, 388 290, 430 276'), 7, '#8fa39e', { start: 0.9, end: 0.6 })
  p.round(ellipse(322, 308, 24, 10, -12), '#a9b8b4', { wobble: 0.5 })
  p.mark(xy('306 308, 322 303, 336 302'), 4, '#eaf6ee')
  return p
}

/** Something went wrong: the kettle is off the hob, and its lid lies on the cloth. */
export function kettle(): Painting {
  const p = new Painting('kettle', 91)
  p.wash('#fbe0ae', [24, 61, 456, 295], 0.75)
  const cloth = p.flat(
    xy('66 292, 344 278, 420 330, 104 346'),
    p.gradient([
      [0, '#fffaf0'],
      [1, '#e6d2a8'],
    ]),
    { wobble: 1.4 },
  )
  p.inside(cloth, () => {
    p.dry(strokes('96 290 132 346 10, 112 289 150 345 5'), '#d9825b', 0.9)
    p.dry(strokes('324 278 384 332 10, 306 279 364 332 5'), '#d9825b', 0.9)
  })
  p.shadow(xy('130 312, 280 316, 352 290, 392 300, 340 328, 220 336'), 0.34)
  // the bail and its grip, fallen back
  p.mark(xy('118 206, 84 160, 104 92, 172 66'), 10, '#2b4543', { start: 0.9, end: 0.9 })
  p.mark(xy('272 208, 302 142, 276 92, 222 70'), 10, '#22383a', { start: 0.9, end: 0.9 })
  p.mark(xy('112 190, 92 158, 106 104'), 3, '#8fb5a8')
  p.mark(xy('156 78, 196 62, 240 76'), 20, '#7a4d35', { start: 0.9, end: 0.8 })
  p.mark(xy('164 72, 196 59, 228 68'), 6, '#d9a36c')
  // the spout
  const spout = p.round(
    xy(`270 236, 306 226, 334 188, 346 150, 376 148, 374 182, 350 236, 312 272, 280 284`),
    p.gradient(
      [
        [0, '#7fcbae'],
        [0.5, '#3f8f86'],
        [1, '#1f5f62'],
      ],
      [0, 0, 1, 0.3],
    ),
    { wobble: 0.6 },
  )
  p.inside(spout, () => p.dry(strokes('312 238 354 160 11'), '#cfeadb', 0.8))
  p.round(xy('344 151, 360 142, 378 147, 362 156'), '#153f4a', { wobble: 0.4 })
  // the body
  const body = p.round(
    xy(`92 250, 104 214, 142 186, 200 178, 256 186, 294 216, 306 252, 298 292, 270 316, 200 322,
      128 316, 100 292`),
    p.gradient([
      [0, '#a5dcc4'],
      [0.4, '#4fa093'],
      [1, '#1f5a60'],
    ]),
    { wobble: 0.8 },
  )
  p.inside(body, () => {
    p.dry(strokes('300 220 276 316 34'), '#17494f', 0.6)
    p.dry(strokes('120 306 280 312 16'), '#17494f', 0.6)
    p.dry(strokes('118 276 140 208 26, 150 276 158 222 10'), '#eaf6ee', 0.85)
    p.dry(strokes('184 254 252 250 18'), '#7fcbae', 0.7)
  })
  // open: a dark ring where the lid was
  p.round(ellipse(200, 185, 56, 13, 0, 18), '#8fd0b8', { wobble: 0.5 })
  p.round(ellipse(201, 187, 46, 9, 0, 18), '#103338', { wobble: 0.5 })
  // the lid, leaning where it was put
  p.shadow(xy('348 322, 420 318, 456 310, 446 330, 380 338'), 0.3)
  const lid = p.round(
    xy('334 318, 346 286, 382 262, 424 262, 446 284, 440 304, 390 326, 348 328'),
    p.gradient([
      [0, '#a5dcc4'],
      [0.5, '#4fa093'],
      [1, '#1f5a60'],
    ]),
    { wobble: 0.6 },
  )
  p.inside(lid, () => p.dry(strokes('352 302 410 272 14'), '#eaf6ee', 0.85))
  p.round(ellipse(378, 258, 15, 13, -20), '#4a3128', { wobble: 0.5 })
  p.mark(xy('370 256, 376 251'), 4, '#c08a58')
  // a last breath of steam, and three drops
  p.marks([xy('202 172, 188 146, 206 122, 196 102')], 10, '#fffef8', { opacity: 0.85, start: 0.2, end: 0.1 })
  p.petals(
    [
      [[392, 168], 18, 5, 76],
      [[406, 192], 14, 4, 80],
    ],
    '#438d90',
  )
  return p
}
