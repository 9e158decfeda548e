import type { MetaDescriptor } from 'react-router'

/** Of a page that search engines leave out: said in the page, and before it, for what reads no HTML. */
export const noindexMeta: MetaDescriptor = { name: 'robots', content: 'noindex' }
export const noindexHeaders = { 'x-robots-tag': 'noindex' } as const
