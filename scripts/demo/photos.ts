import type { IllustrationId } from '#app/features/landing/illustrations.ts'

/** One of the scenes of Margaret's life, shown as far as its painted edge. */
interface OfHerLife {
  /** The name of its file in `scripts/demo/scenes/`, without `.svg`. */
  scene: string
  caption: string
}

/** One of the landing page's pictures, of a thing that somebody kept. */
interface OfAThing {
  scene: IllustrationId
  /** Left, top, width, height in units of the picture (600 wide), inside its painted edge. */
  crop: readonly [number, number, number, number]
  caption: string
}

export type ExamplePhoto = OfHerLife | OfAThing

/** For the cover: upright, as portraits are. */
export const portrait: ExamplePhoto = {
  scene: 'portrait',
  caption: 'Kingscliff, last winter. Tess had the camera, and was told to hurry up',
}

/** In the order of her life; wide, upright and square, as a family's photos are. */
export const photos: readonly ExamplePhoto[] = [
  {
    scene: 'harbour-wall',
    caption: 'On the harbour wall, where she was told not to sit. The blue boat is the June',
  },
  { scene: 'exchange', caption: 'Six o’clock at the exchange. The little lamp is Dad' },
  { scene: 'dance', caption: 'St Brigid’s Hall, on a Saturday. He could not dance, so she led' },
  { scene: 'fingal-head', caption: 'Fingal Head. She heard him the first time' },
  { scene: 'wedding-gate', caption: 'Out at the gate of St Brigid’s, May 1961' },
  { scene: 'blue-door', caption: 'Number nine, the first day. The lemon tree is the stick in the pot' },
  { scene: 'wharf', caption: 'The June coming in, and somebody who was just passing with a thermos' },
  { scene: 'beach', caption: 'Ros has the ribbon, I have the haircut, and Peter is already in' },
  {
    scene: 'night-mail',
    caption: 'The night mail to Sydney, to fetch Peter home. The fourth window is hers',
  },
  { scene: 'choir-outing', caption: 'The choir at Byron. Ruth says the whale came in flat' },
  {
    scene: 'allotment',
    caption: 'Her plot behind the hall. It is Dad’s second-best jersey; he was not asked',
  },
  { scene: 'puppy', caption: 'Biscuit’s first evening, waiting for whoever went with the boots' },
  { scene: 'christmas', caption: 'Christmas, thirty-four degrees, and a hot pudding all the same' },
  { scene: 'garden-swing', caption: 'Tess, the bravest. The stick in the pot is the tree behind her' },
  {
    scene: 'sea-bench',
    caption: 'The first Monday after he sold the June. They went and looked at the water',
  },
  { scene: 'quarter-to-six', caption: 'A quarter to six' },
  { scene: 'lisbon', caption: 'Lisbon at last, the year she was seventy. She is telling the tram to wait' },
  { scene: 'piano-lesson', caption: 'Daniel, nine, turning the pages. The nod is still two bars off' },
  { scene: 'window-jar', caption: 'The jar, the postcard, and the line to the mayor' },
  { scene: 'last-table', caption: 'Her last summer. She had only gone in for one more plate' },
]

/** All that is inside the painted edge of a wide picture of the landing page. */
const WIDE = [24, 24, 552, 432] as const

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
} as const satisfies Partial<Record<IllustrationId, ExamplePhoto>>
