import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { unsavedDrafts } from './drafts.ts'
import { entryCopy } from './entry-copy.ts'
import { useFilesState } from './files.ts'
import type { Draft } from './schema.ts'
import { createDraftStore } from './store.ts'

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
  const isStored = useStore(draftStore.state, (state) => state.isStored)
  return useFilesState().memoryOnly.size === 0 && isStored
}

/** The drafts with content that the server lacks, latest first. */
export const useUnsavedDrafts = (): Draft[] =>
  useStore(
    draftStore.state,
    useShallow((state) => unsavedDrafts(state.drafts)),
  )
