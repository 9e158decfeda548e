import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '#app/lib/api.ts'

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

/** A file as the draft knows it. */
export type KnownFile = Pick<SavingFile, 'id' | 'kind' | 'name' | 'size'> & { onServer: boolean }

export type Progress = ReturnType<typeof createProgress>

/** The one place where a save writes down how far it has come. */
export function createProgress() {
  const state: StoreApi<SavingState> = createStore<SavingState>(() => nothing)
  const change = (id: string, what: Partial<Omit<SavingFile, 'id'>>): void =>
    state.setState(({ files }) => ({
      files: files.map((file) => (file.id === id ? { ...file, ...what } : file)),
    }))

  return {
    state,
    change,
    /** Begins to watch a save of a draft. Failures that are known of its files stay until they are tried again. */
    begin(draftId: string, stage: SavingStage, files: readonly KnownFile[]): void {
      const before = state.getState()
      const known = before.draftId === draftId ? before.files : []
      state.setState({ draftId, stage, error: null, files: files.map((file) => asSaving(file, known)) })
    },
    enter: (stage: SavingStage): void => state.setState({ stage, error: null }),
    stop: (stage: 'not-created' | 'failed', error: ApiError): void => state.setState({ stage, error }),
    /** Adds a file that came to the draft meanwhile. */
    name(file: KnownFile): void {
      const { files } = state.getState()
      if (!files.some(({ id }) => id === file.id)) state.setState({ files: [...files, asSaving(file, [])] })
    },
    /** Forgets what waits for nothing any more: files that were taken out of the draft. */
    keepOnly(ids: ReadonlySet<string>): void {
      state.setState(({ files }) => ({
        files: files.filter((file) => file.state === 'saved' || ids.has(file.id)),
      }))
    },
    /** Failed files are to be tried again. */
    again(isMeant: (file: SavingFile) => boolean): void {
      for (const file of state.getState().files)
        if (file.state === 'failed' && isMeant(file))
          change(file.id, { state: 'waiting', sent: 0, reason: null })
    },
    reset: (): void => state.setState(nothing, true),
  }
}

/** A file at the start of a save: on the server already, failed earlier, or still to be sent. */
function asSaving({ onServer, ...file }: KnownFile, known: readonly SavingFile[]): SavingFile {
  const failed = known.find(({ id, state }) => id === file.id && state === 'failed')
  if (failed && !onServer) return failed
  const state = onServer ? 'saved' : 'waiting'
  return { ...file, sent: 0, state, paused: false, reason: null }
}

const nothing: SavingState = { draftId: null, stage: 'idle', files: [], error: null }

/** How much of all files is out, 0 to 1, by bytes. A failed file counts as dealt with. */
export function partDone(files: readonly SavingFile[]): number {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const out = files.reduce(
    (sum, { state, size, sent }) =>
      sum + (state === 'saved' || state === 'failed' ? size : Math.min(sent, size)),
    0,
  )
  return total === 0 ? 0 : out / total
}

/** Where a save stands, as a screen says it: 'Uploading photo 9 of 24'. */
export type SavingStep =
  | { name: 'creating' | 'profile' | 'video' | 'finishing' }
  | { name: 'photo'; number: number; total: number }

/** The step a save is at; null when none is under way. */
export function currentStep({ stage, files }: Pick<SavingState, 'stage' | 'files'>): SavingStep | null {
  if (stage === 'creating' || stage === 'finishing') return { name: stage }
  if (stage !== 'files') return null
  const current =
    files.find(({ state }) => state === 'sending') ?? files.find(({ state }) => state === 'waiting')
  if (!current) return { name: 'finishing' }
  if (current.kind !== 'photo') return { name: current.kind }
  const photos = files.filter(({ kind }) => kind === 'photo')
  return { name: 'photo', number: photos.indexOf(current) + 1, total: photos.length }
}

/** A save is under way. */
export const isUnderWay = (stage: SavingStage): boolean =>
  stage === 'creating' || stage === 'files' || stage === 'finishing'

/** The save of this tab. */
export const progress = createProgress()

export const useSaving = (): SavingState => useStore(progress.state)
