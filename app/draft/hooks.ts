import { useStore } from 'zustand'
import { entryCopy } from './entry-copy.ts'
import { useFilesState } from './files.ts'
import type { Draft } from './schema.ts'
import { createDraftStore, type DraftState } from './store.ts'
import type { Overwritten } from './typed-texts.ts'

/** The draft store of this tab. On the server its draft stays blank; nothing there may change it. */
export const draftStore = createDraftStore({
  localStorage: () => window.localStorage,
  sessionStorage: () => window.sessionStorage,
  copy: entryCopy,
  now: Date.now,
})

/** What `select` returns from the draft; for the same draft it must return the same object. */
export const useDraft = <T>(select: (draft: Draft) => T): T =>
  useStore(draftStore.state, (state) => select(state.draft))

/** Whether everything that was entered survives closing this tab. */
export function useIsStored(): boolean {
  const isStored = useStore(draftStore.state, ({ persistence }) => persistence === 'stored')
  return useFilesState().memoryOnly.size === 0 && isStored
}

/** Whether storage was read yet, and whether it stores what is written. */
export function useDraftStorage(): Pick<DraftState, 'hydrated' | 'persistence' | 'reason'> {
  const hydrated = useStore(draftStore.state, (state) => state.hydrated)
  const persistence = useStore(draftStore.state, (state) => state.persistence)
  const reason = useStore(draftStore.state, (state) => state.reason)
  return { hydrated, persistence, reason }
}

/** What was typed into the draft in this tab, and another tab replaced. */
export const useOverwritten = (): readonly Overwritten[] =>
  useStore(draftStore.state, (state) => state.overwritten)
