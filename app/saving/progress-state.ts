import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ApiError } from '#app/lib/api.ts'

/** How far a save has come, for screens to watch; `progress.ts` writes it down. */

export type FileKind = 'profile' | 'video' | 'photo'

/** One file on its way. */
export interface SavingFile {
  /** As the draft names it. */
  id: string
  kind: FileKind
  name: string
  /** Bytes; of a file that was not opened yet, as the draft remembers it. */
  size: number
  sent: number
  state: 'waiting' | 'sending' | 'saved' | 'failed'
  /** It waits for the connection or the server. */
  paused: boolean
  /** Why it failed: an answer's error, or `gone` when it is no longer on this device. */
  reason: ApiError | 'gone' | null
}

/**
 * - `creating` the memorial itself is being made; `not-created` when that failed
 * - `files` one file after the other is on its way
 * - `finishing` order, captions and whatever was changed meanwhile
 * - `done` nothing is under way; some files may have failed
 * - `failed` the save stopped: `error` says why
 */
export type SavingStage = 'idle' | 'creating' | 'not-created' | 'files' | 'finishing' | 'done' | 'failed'

/** What is being brought to the server, for screens to watch. */
export interface SavingState {
  draftId: string | null
  stage: SavingStage
  files: SavingFile[]
  error: ApiError | null
}

export const nothingSaved: SavingState = { draftId: null, stage: 'idle', files: [], error: null }

/** The save of this tab. */
export const savingState = createStore<SavingState>(() => nothingSaved)

export const useSaving = (): SavingState => useStore(savingState)

/** A save is under way. */
export const isUnderWay = (stage: SavingStage): boolean =>
  stage === 'creating' || stage === 'files' || stage === 'finishing'
