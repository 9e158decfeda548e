/**
 * The 35 illustrations of the collage, in the order they were made. Their descriptions and notes are in the catalogue
 * under `landing.scenes`.
 */
export const illustrations = [
  { id: 'fishing-boat', shape: 'wide' },
  { id: 'rose-gate', shape: 'square' },
  { id: 'kettle', shape: 'wide' },
  { id: 'dog-at-door', shape: 'square' },
  { id: 'violin', shape: 'square' },
  { id: 'boots', shape: 'wide' },
  { id: 'jetty', shape: 'wide' },
  { id: 'lemon-tree', shape: 'square' },
  { id: 'sewing-box', shape: 'wide' },
  { id: 'bicycle', shape: 'wide' },
  { id: 'hat-on-hook', shape: 'square' },
  { id: 'chessboard', shape: 'wide' },
  { id: 'lighthouse', shape: 'square' },
  { id: 'caravan', shape: 'wide' },
  { id: 'allotment', shape: 'wide' },
  { id: 'piano', shape: 'square' },
  { id: 'knitting', shape: 'wide' },
  { id: 'workbench', shape: 'wide' },
  { id: 'camera', shape: 'wide' },
  { id: 'wedding-bench', shape: 'square' },
  { id: 'armchair', shape: 'square' },
  { id: 'reading-glasses', shape: 'square' },
  { id: 'laid-table', shape: 'wide' },
  { id: 'letters', shape: 'wide' },
  { id: 'radio', shape: 'wide' },
  { id: 'bird-feeder', shape: 'square' },
  { id: 'greenhouse', shape: 'square' },
  { id: 'campfire', shape: 'wide' },
  { id: 'deckchair', shape: 'wide' },
  { id: 'spice-tin', shape: 'wide' },
  { id: 'dominoes', shape: 'wide' },
  { id: 'snowy-path', shape: 'square' },
  { id: 'swing', shape: 'square' },
  { id: 'suitcase', shape: 'wide' },
  { id: 'paintbox', shape: 'wide' },
] as const satisfies readonly { id: string; shape: Shape }[]

/** `wide` pictures are 600 by 480, `square` ones 600 by 600. */
export type Shape = 'wide' | 'square'
export type IllustrationId = (typeof illustrations)[number]['id']

/** Night illustrations; two of them at once would make the collage too dark. */
export const darkIllustrations: ReadonlySet<IllustrationId> = new Set<IllustrationId>(['campfire', 'radio'])

const shapes: ReadonlyMap<IllustrationId, Shape> = new Map(illustrations.map(({ id, shape }) => [id, shape]))

/** The widths in pixels of the AVIF files of each illustration (`scripts/scenes.ts`). */
export const illustrationWidths = [320, 520] as const

/** The size in pixels that is reserved for a picture before it has loaded, so that the layout does not shift. */
export function illustrationSize(id: IllustrationId): { width: number; height: number } {
  return { width: 600, height: shapes.get(id) === 'square' ? 600 : 480 }
}
