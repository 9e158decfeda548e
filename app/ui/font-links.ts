import newsreader from '../fonts/newsreader-latin-basic.woff2?url'
import newsreaderItalic from '../fonts/newsreader-latin-italic-basic.woff2?url'
import sourceSans from '../fonts/source-sans-3-latin-basic.woff2?url'

/** For a route's `links`: preloads the fonts, so that text does not move when they arrive. */
export const fontLinks = [sourceSans, newsreader, newsreaderItalic].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}))
