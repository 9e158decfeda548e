import type { DraftPage } from '#app/draft/rules.ts'
import type { NewerMemorial } from '#app/saving/stale.ts'

export type SavedPage = Exclude<DraftPage, 'preview'> | 'all'

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; label: string | null }
  | { kind: 'failed'; message: string | null; signInAgain: boolean }
  /** Everything was saved except these photos; each shows why. */
  | { kind: 'incomplete'; photos: number }
  /** The same part was changed here and on the server: the host decides. */
  | { kind: 'conflict'; memorial: NewerMemorial }
