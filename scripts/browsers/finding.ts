/** Something in a built file that a promised browser lacks. */
export interface Finding {
  /** As the list of exceptions names it: `Promise.try`, `.union()`, `css text-wrap`, `syntax`. */
  feature: string
  /** Names of MDN's data; none where every browser that is promised lacks it. */
  lacking: string[]
  /** The place, with a little around it. */
  excerpt: string
}
