/** Of the order of service; its pages are half a sheet of paper. In a file of its own, since every page loads `limits.ts`. */
export const orderOfService = {
  itemsMax: 40,
  titleMax: 200,
  lineMax: 120,
  whenMax: 300,
  /** Of the words of one part: some two pages of a booklet. */
  textMax: 5000,
  /** Of all parts together: more than a booklet of eight pages holds in the smallest letters. */
  partsMax: 20_000,
  thanksMax: 800,
  photosMax: 4,
} as const

/** How many letters the parts of a service have together. */
export const lettersIn = (
  items: readonly { title: string; by: string; source: string; text: string }[],
): number =>
  items.reduce((sum, { title, by, source, text }) => sum + [title, by, source, text].join('').length, 0)
