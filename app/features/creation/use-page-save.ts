import { useRef, useState } from 'react'
import { z } from 'zod'
import { draftStore } from '#app/draft/hooks.ts'
import { conflictsWith, loadMemorial, resolveConflict } from '#app/draft/memorial.ts'
import type { DraftPage } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { saveInPlace } from '#app/saving/save-in-place.ts'
import { Memorial } from '#contract/memorials.ts'

export type SavedPage = Exclude<DraftPage, 'preview'>

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; label: string | null }
  | { kind: 'failed'; message: string | null; signInAgain: boolean }
  /** The same was changed here and on the server: the host decides. */
  | { kind: 'conflict'; memorial: Memorial }

export interface PageSave {
  state: SaveState
  start(): Promise<void>
  settle(keep: 'mine' | 'theirs'): Promise<void>
  /** Leaves a conflict open: everything stays here, unsaved. */
  postpone(): void
}

/** How often a save is tried again after bringing in what others saved. */
const MERGES = 3

const Stale = z.object({ memorial: Memorial })

/** The memorial as it stands on the server, when a save was refused because of it. */
function newerMemorial(error: unknown): Memorial | null {
  if (!(error instanceof ApiError) || error.code !== 'MEMORIAL_STALE') return null
  return Stale.safeParse(error.answer).data?.memorial ?? null
}

/** Saves a step in place. Nothing entered is lost when it fails: the draft keeps everything. */
export function usePageSave(page: SavedPage): PageSave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const running = useRef(false)

  async function attempt(mergesLeft: number): Promise<SaveState> {
    try {
      await saveInPlace(page, { onProgress: ({ label }) => setState({ kind: 'saving', label }) })
      return { kind: 'idle' }
    } catch (error) {
      const memorial = newerMemorial(error)
      if (memorial === null) return failed(error)
      const { draft } = draftStore.state.getState()
      if (conflictsWith(draft, memorial).length > 0) return { kind: 'conflict', memorial }
      if (mergesLeft === 0) return failed(error)
      // Others changed other parts: both fit together, and nobody has to decide anything.
      draftStore.update((current) => loadMemorial(current, memorial))
      return attempt(mergesLeft - 1)
    }
  }

  async function start(): Promise<void> {
    if (running.current) return
    running.current = true
    setState({ kind: 'saving', label: null })
    const outcome = await attempt(MERGES)
    running.current = false
    setState(outcome)
  }

  return {
    state,
    start,
    postpone: () => setState({ kind: 'idle' }),
    async settle(keep) {
      if (state.kind !== 'conflict') return
      const { memorial } = state
      draftStore.update((draft) => resolveConflict(draft, memorial, keep))
      if (keep === 'mine') return start()
      setState({ kind: 'idle' })
    },
  }
}

function failed(error: unknown): SaveState {
  const isAnswer = error instanceof ApiError
  return {
    kind: 'failed',
    message: isAnswer ? error.message : null,
    signInAgain: isAnswer && error.status === 401,
  }
}
