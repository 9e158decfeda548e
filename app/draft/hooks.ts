import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { unsavedDrafts } from './drafts.ts'
import { entryCopy } from './entry-copy.ts'
import type { Draft } from './schema.ts'
import { createDraftStore, type DraftState } from './store.ts'

/** The draft of this tab. On the server it stays blank: nothing there may change it. */
export const draftStore = createDraftStore({
  localStorage: () => window.localStorage,
  sessionStorage: () => window.sessionStorage,
  copy: entryCopy,
  now: Date.now,
})

/** What `select` takes from the draft; it must give the same object for the same draft. */
export const useDraft = <T>(select: (draft: Draft) => T): T =>
  useStore(draftStore.state, (state) => select(state.draft))

/** Whether storage was read yet, and whether it keeps what is written. */
export const useDraftStorage = (): Pick<DraftState, 'hydrated' | 'persistence' | 'reason'> =>
  useStore(
    draftStore.state,
    useShallow(({ hydrated, persistence, reason }) => ({ hydrated, persistence, reason })),
  )

/** The drafts that hold something the server lacks, latest first. */
export const useUnsavedDrafts = (): Draft[] =>
  useStore(
    draftStore.state,
    useShallow((state) => unsavedDrafts(state.drafts)),
  )
