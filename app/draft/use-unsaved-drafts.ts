import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { unsavedDrafts } from './drafts.ts'
import { draftStore } from './hooks.ts'
import type { Draft } from './schema.ts'

/** The drafts with content that the server lacks, latest first. */
export const useUnsavedDrafts = (): Draft[] =>
  useStore(
    draftStore.state,
    useShallow((state) => unsavedDrafts(state.drafts)),
  )
