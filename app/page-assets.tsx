import { createContext, useContext } from 'react'

/** Filled by entry.server.tsx from React Router's own manifest, so it holds in development and in the build. */
interface PageAssets {
  entry: string
  /** What the entry imports at once. */
  imports: string[]
  hmr?: string | undefined
  /** For the inline style elements of a page made on the server. */
  nonce?: string | undefined
  /** Absolute base of links, for addresses that the server writes. */
  publicUrl?: string
}

export const PageAssetsContext = createContext<PageAssets>({ entry: '', imports: [] })
export const usePageAssets = () => useContext(PageAssetsContext)
