import type { publicState } from './public-state.ts'

/** The facts that decide who may see a file. */
export interface FileVisibility {
  /** It belongs to what every visitor sees once the memorial is open. */
  shown: boolean
  /** The account of the visitor who sent it; the memory, if that came by mail. */
  sender: string | null
}

/** The facts that decide who may read a memorial, as far as its files are concerned. */
export interface MemorialAccess {
  state: ReturnType<typeof publicState>
  /** Seals the addresses of its files. */
  linkSecret: string
  passcodeHash: string | null
  /** Accounts of its hosts and moderators. */
  people: string[]
}

/** The facts that decide who may see the files of one memorial; null when it is unknown or deleted. */
export type FileAccess = { access: MemorialAccess; files: ReadonlyMap<string, FileVisibility> } | null

/** As it was, or is being, read at a time of the monotonic clock. */
export interface KnownFileAccess {
  since: number
  facts: Promise<FileAccess>
}
