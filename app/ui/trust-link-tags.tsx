import type { ReactNode } from 'react'

const link = (path: string) => (words: ReactNode) => (
  <a href={path} target="_blank" rel="noopener">
    {words}
  </a>
)

/** For `t.rich`: the pages of the foot among the words of a form, which stays open beside them. */
export const trustLinkTags = { support: link('/support'), privacy: link('/privacy'), terms: link('/terms') }
