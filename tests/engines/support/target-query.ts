import type { Target } from './browser.ts'
import type { TargetQuery } from './in-page.ts'

/** Turns a target into what is sent to the page. */
export const targetQuery = ({ css, name, unseen = false }: Target): TargetQuery => ({
  css,
  name: typeof name === 'string' ? name : null,
  pattern: name instanceof RegExp ? { source: name.source, flags: name.flags } : null,
  unseen,
})
