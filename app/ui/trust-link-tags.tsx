import type { ReactNode } from 'react'

const link = (path: string) => (words: ReactNode) => (
  <a href={path} target="_blank" rel="noopener">
    {words}
  </a>
)

/**
 * For `t.rich`: links to help, privacy and terms in the text of a form. They open in a new tab, so that the form stays
 * open.
 */
export const trustLinkTags = { support: link('/support'), privacy: link('/privacy'), terms: link('/terms') }
