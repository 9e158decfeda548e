import type { Kept } from './kept.ts'
import type { Keep } from './use-kept.ts'
import type { Thanks } from './use-thanks.ts'

/** What the parts of the screen share. */
export interface Shared {
  thanks: Thanks
  kept: Kept
  keep: Keep
  /** The name that a note is signed with; empty for none. */
  signature: string
  redirectOnAuthError: (reason: unknown) => boolean
}
