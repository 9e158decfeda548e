/**
 * The `sizes` of a print in Collage.module.css, from which browsers choose a file. It has media conditions, not `min()`
 * or `clamp()`, because WebKit treats those as the full width of the window. Where the collage is beside the text, the
 * print grows with the window; here that is four steps.
 */
export const PRINT_SIZES =
  '(min-width: 92rem) 15rem, (min-width: 83rem) 13.5rem, (min-width: 76rem) 11rem, (min-width: 68.75rem) 9.5rem, ' +
  '(min-width: 63.75rem) 14rem, (min-width: 40rem) 22vw, (min-width: 35rem) 15rem, 43vw'
