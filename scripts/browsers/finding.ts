/** A feature in a built file that a promised browser lacks. */
export interface Finding {
  /** Its name in the list of exceptions: `Promise.try`, `.union()`, `css text-wrap`, `syntax`. */
  feature: string
  /** Browsers by their names in MDN's data; empty if every promised browser lacks it. */
  lacking: string[]
  /** The place, with some context. */
  excerpt: string
}
