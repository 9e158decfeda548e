import { openFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import type { Draft } from '#app/draft/schema.ts'
import type { DraftStore } from '#app/draft/store.ts'
import { call } from '#app/lib/api.ts'
import { captureFrame } from '#app/lib/recording/capture-frame.ts'
import { type Progress, progress } from './progress.ts'
import { uploadFile } from './upload.ts'

/** What a save works with; tests pass in their own. */
export interface SaveDependencies {
  drafts: Pick<DraftStore, 'state' | 'start' | 'updateDraft'>
  call: typeof call
  openFile: (fileId: string) => Promise<Blob | null>
  uploadFile: typeof uploadFile
  stillOf: typeof captureFrame
  progress: Progress
  /** Ends the save and everything that it waits for. */
  signal?: AbortSignal
}

export const browserDependencies: SaveDependencies = {
  drafts: draftStore,
  call,
  openFile,
  uploadFile,
  stillOf: captureFrame,
  progress,
}

/** The latest copy of a draft, with what other tabs wrote; null once it was removed. */
export function latestDraft({ drafts }: SaveDependencies, draftId: string): Draft | null {
  const { draft, everyDraft } = drafts.state.getState()
  return everyDraft[draftId] ?? (draft.draftId === draftId ? draft : null)
}
