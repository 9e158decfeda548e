import type { Target } from './browser.ts'
import type { Wanted } from './in-page.ts'

/** A target as it is sent to the page. */
export const wanted = ({ css, name, unseen = false }: Target): Wanted => ({
  css,
  name: typeof name === 'string' ? name : null,
  pattern: name instanceof RegExp ? { source: name.source, flags: name.flags } : null,
  unseen,
})
