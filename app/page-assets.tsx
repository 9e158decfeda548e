import { createContext, useContext } from 'react'

/** Filled by entry.server.tsx from React Router's manifest, so that it is right in development and in the build. */
interface PageAssets {
  entry: string
  /** Static imports of the entry. */
  imports: string[]
  hmr?: string | undefined
  /** For inline style elements in server-rendered pages. */
  nonce?: string | undefined
  /** Absolute base for links in server-rendered pages. */
  publicUrl?: string
}

export const PageAssetsContext = createContext<PageAssets>({ entry: '', imports: [] })
export const usePageAssets = () => useContext(PageAssetsContext)
