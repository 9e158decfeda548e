import type { Brought, ChosenFile, SourceProblem } from './read/library.ts'

// What the page and the worker that reads exports send each other. `n` numbers the requests.

export type Request =
  | { n: number; ask: 'add'; chosen: ChosenFile[] }
  | { n: number; ask: 'stop' }
  | { n: number; ask: 'read'; id: number }

/** How far a reading is; `total` is null until it is known. */
export interface ReadingProgress {
  looked: number
  total: number | null
}

export interface Added extends Brought {
  problems: SourceProblem[]
}

export type Answer = { n: number } & (
  | { progress: ReadingProgress }
  | { added: Added }
  | { photo: Blob }
  | { failed: string }
)
