import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ApiError } from '#app/lib/api.ts'

/** The progress of a save, for screens to read; `progress.ts` updates it. */

export type FileKind = 'profile' | 'video' | 'photo' | 'film'

/** One file of a save. */
export interface SavingFile {
  /** The id that the draft names. */
  id: string
  kind: FileKind
  name: string
  /** Bytes; for a file that was not opened yet, the size in the draft. */
  size: number
  sent: number
  state: 'waiting' | 'sending' | 'saved' | 'failed'
  /** Whether it waits for the connection or the server. */
  paused: boolean
  /** Why it failed: the server's error, or `gone` when it is no longer on this device. */
  reason: ApiError | 'gone' | null
}

/**
 * - `creating` the memorial is being created
 * - `files` the files are being sent, one after the other
 * - `finishing` order, captions and whatever was changed meanwhile
 * - `done` the save has ended; some files may have failed
 * - `failed` the save stopped: `error` says why
 */
export type SavingStage = 'idle' | 'creating' | 'files' | 'finishing' | 'done' | 'failed'

/** The save that is in progress, or the last one, for screens to read. */
export interface SavingState {
  draftId: string | null
  stage: SavingStage
  files: SavingFile[]
  error: ApiError | null
}

export const nothingSaved: SavingState = { draftId: null, stage: 'idle', files: [], error: null }

/** The state of this tab's save. */
export const savingState = createStore<SavingState>(() => nothingSaved)

export const useSaving = (): SavingState => useStore(savingState)

/** Whether a save is in progress. */
export const isUnderWay = (stage: SavingStage): boolean =>
  stage === 'creating' || stage === 'files' || stage === 'finishing'
