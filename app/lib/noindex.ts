import type { MetaDescriptor } from 'react-router'

/** For a page that search engines are to leave out: as a meta tag here, and as a header for what reads no HTML. */
export const noindexMeta: MetaDescriptor = { name: 'robots', content: 'noindex' }
export const noindexHeaders = { 'x-robots-tag': 'noindex' } as const
