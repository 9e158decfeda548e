import { createContext } from 'react-router'
import type { PublicMemorial } from '#contract/memorials.ts'

/** What the loaders of server-rendered pages may ask: declared here, answered by the server. */
export interface PageServices {
  /** Absolute base for links in pages, without a trailing slash. */
  publicUrl: string
  /** Undefined in development, where no CSP is sent. */
  nonce: string | undefined
  /** As this reader may: by the pass on their device, if it has one. */
  readPublicMemorial(slug: string): Promise<PublicMemorialResult>
  /** Says that this page may be kept for every reader until the memorial changes. */
  keepFor(memorialUuid: string): void
}

export type PublicMemorialResult =
  /** `forAll`: every reader gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  /** A word opens it. */
  | { kind: 'locked' }
  | { kind: 'private' }

export const pageServices = createContext<PageServices>()
