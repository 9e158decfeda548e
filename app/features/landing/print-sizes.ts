/**
 * How wide a print lies on the table (Collage.module.css), for the browser's choice of a file: lengths behind conditions
 * and no `min()` or `clamp()`, which WebKit takes for the whole width of the window. Beside the words it grows with the
 * window, here in four steps.
 */
export const PRINT_SIZES =
  '(min-width: 92rem) 15rem, (min-width: 83rem) 13.5rem, (min-width: 76rem) 11rem, (min-width: 68.75rem) 9.5rem, ' +
  '(min-width: 63.75rem) 14rem, (min-width: 40rem) 22vw, (min-width: 35rem) 15rem, 43vw'
