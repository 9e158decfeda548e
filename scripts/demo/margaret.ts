import type { SceneId } from '#app/features/landing/scenes.ts'

/** What the example tells: an invented person, in the words of an invented family. */

export interface ExamplePhoto {
  scene: SceneId
  /**
   * Left, top, width, height in units of the picture (600 wide): its painted paper edge lies outside, what it shows
   * inside.
   */
  crop: readonly [number, number, number, number]
  caption: string
}

export const host = { email: 'demo@example.com', firstName: 'Claire', surname: 'Hollis' } as const

export const person = {
  nameOfPerson: 'Margaret Anne Hollis',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
  details: 'Two o’clock. Bring a flower from your garden.',
  hostMessage: `Mum never let anyone leave the house hungry, or without a coat. She knew the name of every rose in the street, and whose grandmother had planted it.

Thank you for every casserole, every call, every story. Come as you are, and bring a flower from your garden; she would have asked you its name.`,
} as const

export const stories: readonly string[] = [
  `Every letter we ever sent her went into the biscuit tin above the stove, tied with ribbon. On Sundays she would take one down, put on her glasses, and read it to us as if it had come that morning.

She did the voices. She did mine better than I do.`,

  `The car would not start, so she walked the four miles to my school concert in her good shoes, and sat at the back with the shoes in her lap.

Nobody clapped longer.`,

  `She worked the telephone exchange for eleven years and never repeated one word that she heard there. Every Christmas, after the sherry, we tried.

“Wrong number, dear,” she said, and passed the potatoes.`,

  `She taught all three of us to drive on the road to Bellingen, holding on to the door handle and saying “lovely, dear” the whole way.

When I put the car in the ditch she looked at the ditch for a while. “Well,” she said, “now we know where that is.”`,

  `Biscuit was Dad’s dog, and she never pretended otherwise. After Dad died he still waited at the front door every evening at a quarter to six.

She did not call him away. She sat down on the hall floor in her good skirt and waited with him until it was dark, and then they both had toast.`,

  `The jumper on her needles was for Sam, with one sleeve to go. None of us can knit. Ruth from the choir took it home and finished it in a week.

She left one stitch wrong, because Mum always did, so that you would know somebody had made it.`,
]

/** For the cover: upright, as portraits are. */
export const portrait: ExamplePhoto = {
  scene: 'deckchair',
  crop: [178, 24, 345, 432],
  caption: 'Kingscliff, the summer of the big tide',
}

/** In the order of her life; landscape, upright and square, as a family's photos are. */
export const photos: readonly ExamplePhoto[] = [
  { scene: 'fishing-boat', crop: [24, 80, 552, 368], caption: 'Dad’s boat, and never hers' },
  { scene: 'piano', crop: [90, 24, 441, 552], caption: 'Scales before breakfast' },
  { scene: 'bicycle', crop: [24, 90, 552, 330], caption: 'To the exchange, six days a week' },
  { scene: 'wedding-bench', crop: [24, 24, 552, 552], caption: 'St Brigid’s, May 1961' },
  { scene: 'sewing-box', crop: [24, 24, 552, 432], caption: 'She could mend anything, and did' },
  { scene: 'caravan', crop: [24, 125, 552, 331], caption: 'The long way to Bellingen. It rained all week' },
  { scene: 'rose-gate', crop: [24, 24, 552, 552], caption: 'Number nine, and forty summers of roses' },
  { scene: 'dog-at-door', crop: [130, 24, 441, 552], caption: 'Biscuit, who waited' },
  { scene: 'laid-table', crop: [24, 24, 552, 432], caption: 'Every Sunday, and always a plate too many' },
  { scene: 'kettle', crop: [24, 24, 552, 432], caption: 'Three o’clock sharp' },
  { scene: 'swing', crop: [24, 24, 552, 552], caption: 'The good swing, and Tess the bravest' },
  { scene: 'jetty', crop: [185, 24, 345, 432], caption: 'Dad and Sam, catching nothing' },
  { scene: 'suitcase', crop: [24, 110, 552, 331], caption: 'Lisbon at last, the year she was seventy' },
  { scene: 'letters', crop: [24, 105, 552, 345], caption: 'What was in the biscuit tin' },
  { scene: 'bird-feeder', crop: [125, 24, 451, 552], caption: 'She knew each of them by name' },
  { scene: 'knitting', crop: [24, 86, 552, 358], caption: 'One sleeve to go' },
]
