import { createTranslator } from 'use-intl/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '#app/lib/api.ts'
import { intlLocale } from '#app/messages/current-locale.ts'
import { formats, timeZone } from '#app/messages/formats.ts'
import { translated } from '#app/messages/translations.ts'
import { save } from '#languages/en/screens/save.ts'
import {
  nothingSaved,
  type SavingFile,
  type SavingStage,
  type SavingState,
  savingState,
} from './progress-state.ts'

export {
  type FileKind,
  type SavingFile,
  type SavingStage,
  type SavingState,
  useSaving,
} from './progress-state.ts'

/** A file as the draft knows it. */
export type KnownFile = Pick<SavingFile, 'id' | 'kind' | 'name' | 'size'> & { onServer: boolean }

export type Progress = ReturnType<typeof createProgress>

/** Updates the progress of a save; nothing else does. */
export function createProgress(state: StoreApi<SavingState> = createStore<SavingState>(() => nothingSaved)) {
  const change = (id: string, what: Partial<Omit<SavingFile, 'id'>>): void =>
    state.setState(({ files }) => ({
      files: files.map((file) => (file.id === id ? { ...file, ...what } : file)),
    }))

  return {
    state,
    change,
    /** Starts the progress of a save. Known failures of the draft's files stay until these are tried again. */
    begin(draftId: string, stage: SavingStage, files: readonly KnownFile[]): void {
      const before = state.getState()
      const known = before.draftId === draftId ? before.files : []
      state.setState({ draftId, stage, error: null, files: files.map((file) => asSaving(file, known)) })
    },
    enter: (stage: SavingStage): void => state.setState({ stage, error: null }),
    stop: (error: ApiError): void => state.setState({ stage: 'failed', error }),
    /** Adds a file that was added to the draft meanwhile. */
    name(file: KnownFile): void {
      const { files } = state.getState()
      if (!files.some(({ id }) => id === file.id)) state.setState({ files: [...files, asSaving(file, [])] })
    },
    /** Drops files that were removed from the draft, unless they are saved. */
    keepOnly(ids: ReadonlySet<string>): void {
      state.setState(({ files }) => ({
        files: files.filter((file) => file.state === 'saved' || ids.has(file.id)),
      }))
    },
    /** Marks failed files to be tried again. */
    again(isMeant: (file: SavingFile) => boolean): void {
      for (const file of state.getState().files)
        if (file.state === 'failed' && isMeant(file))
          change(file.id, { state: 'waiting', sent: 0, reason: null })
    },
    filesWithState: (wanted: SavingFile['state']): SavingFile[] =>
      state.getState().files.filter((file) => file.state === wanted),
    reset: (): void => state.setState(nothingSaved, true),
  }
}

/** State of a file at the start of a save: on the server already, failed earlier, or still to be sent. */
function asSaving({ onServer, ...file }: KnownFile, known: readonly SavingFile[]): SavingFile {
  const failed = known.find(({ id, state }) => id === file.id && state === 'failed')
  if (failed && !onServer) return failed
  const state = onServer ? 'saved' : 'waiting'
  return { ...file, sent: 0, state, paused: false, reason: null }
}

/** The share of all bytes that was sent, 0 to 1. A failed file counts as sent. */
export function partDone(files: readonly SavingFile[]): number {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const out = files.reduce(
    (sum, { state, size, sent }) =>
      sum + (state === 'saved' || state === 'failed' ? size : Math.min(sent, size)),
    0,
  )
  return total === 0 ? 0 : out / total
}

/** The current step of a save, as a screen shows it: 'Uploading photo 9 of 24'. */
type SavingStep =
  | { name: 'creating' | 'profile' | 'video' | 'finishing' }
  | { name: 'photo' | 'film'; number: number; total: number }

/** The current step of a save; null when no save is in progress. */
export function currentStep({ stage, files }: Pick<SavingState, 'stage' | 'files'>): SavingStep | null {
  if (stage === 'creating' || stage === 'finishing') return { name: stage }
  if (stage !== 'files') return null
  const current =
    files.find(({ state }) => state === 'sending') ?? files.find(({ state }) => state === 'waiting')
  if (!current) return { name: 'finishing' }
  const { kind } = current
  if (kind !== 'photo' && kind !== 'film') return { name: kind }
  const ofKind = files.filter((file) => file.kind === kind)
  return { name: kind, number: ofKind.indexOf(current) + 1, total: ofKind.length }
}

/** Label for the current step of a save; null when no save is under way. */
export function labelProgress(state: SavingState): string | null {
  const step = currentStep(state)
  if (step === null) return null
  const messages = translated({ save })
  const t = createTranslator({ locale: intlLocale(), timeZone, formats, messages, namespace: 'save.step' })
  return step.name === 'photo' || step.name === 'film'
    ? t(step.name, { number: step.number, total: step.total })
    : t(step.name)
}

/** The progress of this tab's save. */
export const progress = createProgress(savingState)
