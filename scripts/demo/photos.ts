import type { SceneId } from '#app/features/landing/scenes.ts'

export interface ExamplePhoto {
  scene: SceneId
  /**
   * Left, top, width, height in units of the picture (600 wide): its painted paper edge lies outside, what it shows
   * inside.
   */
  crop: Crop
  caption: string
}

type Crop = readonly [number, number, number, number]

/** All that is inside the painted edge of a picture that is wide, and of a square one. */
const WIDE: Crop = [24, 24, 552, 432]
const SQUARE: Crop = [24, 24, 552, 552]

/** For the cover: upright, as portraits are. */
export const portrait: ExamplePhoto = {
  scene: 'deckchair',
  crop: [178, 24, 345, 432],
  caption: 'Kingscliff, the summer of the big tide',
}

/** In the order of her life; landscape, upright and square, as a family's photos are. */
export const photos: readonly ExamplePhoto[] = [
  { scene: 'piano', crop: [90, 24, 441, 552], caption: 'Scales before breakfast' },
  { scene: 'bicycle', crop: [24, 90, 552, 330], caption: 'To the exchange, six days a week' },
  { scene: 'fishing-boat', crop: [24, 80, 552, 368], caption: 'Dad’s boat, and never hers' },
  {
    scene: 'lighthouse',
    crop: [100, 24, 441, 552],
    caption: 'Fingal Head. She heard him the first time',
  },
  { scene: 'wedding-bench', crop: SQUARE, caption: 'St Brigid’s, May 1961' },
  { scene: 'rose-gate', crop: SQUARE, caption: 'Number nine, and forty summers of roses' },
  { scene: 'camera', crop: WIDE, caption: 'Why she is hardly in any of these: she took them' },
  { scene: 'sewing-box', crop: WIDE, caption: 'She could mend anything, and did' },
  {
    scene: 'caravan',
    crop: [24, 125, 552, 331],
    caption: 'The long way to Bellingen. It rained all week',
  },
  { scene: 'campfire', crop: [24, 60, 552, 368], caption: 'The one dry night' },
  { scene: 'laid-table', crop: WIDE, caption: 'Every Sunday, and always a plate too many' },
  { scene: 'kettle', crop: WIDE, caption: 'Three o’clock sharp' },
  { scene: 'workbench', crop: WIDE, caption: 'Dad’s shed, as he left it. She dusted, and moved nothing' },
  { scene: 'reading-glasses', crop: [100, 24, 441, 552], caption: 'Dad, looking for his glasses' },
  { scene: 'swing', crop: SQUARE, caption: 'The good swing, and Tess the bravest' },
  { scene: 'jetty', crop: [185, 24, 345, 432], caption: 'Dad and Sam, catching nothing' },
  { scene: 'dog-at-door', crop: [130, 24, 441, 552], caption: 'Biscuit, at a quarter to six' },
  { scene: 'suitcase', crop: [24, 110, 552, 331], caption: 'Lisbon at last, the year she was seventy' },
  {
    scene: 'lemon-tree',
    crop: [90, 24, 441, 552],
    caption: 'Grown from one pip. We did not ask where she got it',
  },
  { scene: 'bird-feeder', crop: [125, 24, 451, 552], caption: 'She knew each of them by name' },
  { scene: 'letters', crop: [24, 105, 552, 345], caption: 'The post' },
  { scene: 'knitting', crop: [24, 86, 552, 358], caption: 'For Edie. One sleeve to go' },
]

/** What others add, by the names of their pictures. */
export const shared = {
  'hat-on-hook': {
    scene: 'hat-on-hook',
    crop: [60, 24, 480, 552],
    caption: 'Dad’s hat. She never let us move it',
  },
  chessboard: { scene: 'chessboard', crop: WIDE, caption: 'Her move, as it stood. She would have won' },
  violin: { scene: 'violin', crop: [90, 24, 441, 552], caption: 'Wednesdays, before the others came' },
  'spice-tin': { scene: 'spice-tin', crop: WIDE, caption: 'The lesson on mustard seeds' },
  dominoes: { scene: 'dominoes', crop: [24, 24, 552, 414], caption: 'Saturday, behind the shop' },
  greenhouse: {
    scene: 'greenhouse',
    crop: [24, 24, 552, 552],
    caption: 'Half of these went over the fence to her',
  },
  boots: {
    scene: 'boots',
    crop: [24, 60, 552, 368],
    caption: 'Hers, by my back door. I am keeping them there',
  },
  paintbox: { scene: 'paintbox', crop: WIDE, caption: 'She never did finish the sky' },
} as const satisfies Partial<Record<SceneId, ExamplePhoto>>
