import { useEffect, useRef, useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { type Choices, resolveConflict } from '#app/draft/memorial.ts'
import type { DraftPage } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { progress } from '#app/saving/progress.ts'
import { type SaveProgress, saveInPlace } from '#app/saving/save-in-place.ts'
import { conflictIn, type NewerMemorial } from '#app/saving/stale.ts'
import { browserUntil } from '#app/saving/world.ts'

export type SavedPage = Exclude<DraftPage, 'preview'>

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; label: string | null }
  | { kind: 'failed'; message: string | null; signInAgain: boolean }
  /** Everything was saved but these photos, each of which says why. */
  | { kind: 'incomplete'; photos: number }
  /** The same was changed here and on the server: the host decides. */
  | { kind: 'conflict'; memorial: NewerMemorial }

export interface PageSave {
  state: SaveState
  start(): Promise<void>
  settle(choices: Choices): Promise<void>
  /** Leaves a conflict open: everything stays here, unsaved. */
  postpone(): void
  /** Gives up a save that is under way: everything stays here, unsaved. */
  stop(): void
}

/** Saves a step in place. Nothing entered is lost when it fails: the draft keeps everything. */
export function usePageSave(page: SavedPage): PageSave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  // Whoever leaves the step without saving has nothing saved later.
  useEffect(() => () => running.current?.abort(), [])

  async function attempt(signal: AbortSignal): Promise<SaveState> {
    const onProgress = ({ label }: SaveProgress) => {
      if (!signal.aborted) setState({ kind: 'saving', label })
    }
    try {
      await saveInPlace(page, { onProgress }, browserUntil(signal))
      const photos = page === 'photos' ? photosNotSaved() : 0
      return photos > 0 ? { kind: 'incomplete', photos } : { kind: 'idle' }
    } catch (error) {
      const memorial = conflictIn(error, draftStore.state.getState().draft)
      return memorial === null ? failed(error) : { kind: 'conflict', memorial }
    }
  }

  async function start(): Promise<void> {
    if (running.current) return
    const mine = new AbortController()
    running.current = mine
    setState({ kind: 'saving', label: null })
    const outcome = await attempt(mine.signal)
    // Given up meanwhile.
    if (running.current !== mine) return
    running.current = null
    setState(outcome)
  }

  return {
    state,
    start,
    postpone: () => setState({ kind: 'idle' }),
    stop() {
      running.current?.abort()
      running.current = null
      setState({ kind: 'idle' })
    },
    async settle(choices) {
      if (state.kind !== 'conflict') return
      const { memorial } = state
      draftStore.update((draft) => resolveConflict(draft, memorial, choices))
      if (Object.values(choices).some((keep) => keep !== 'theirs')) return start()
      setState({ kind: 'idle' })
    },
  }
}

const photosNotSaved = (): number =>
  progress.state.getState().files.filter(({ kind, state }) => kind === 'photo' && state === 'failed').length

function failed(error: unknown): SaveState {
  const isAnswer = error instanceof ApiError
  return {
    kind: 'failed',
    message: isAnswer ? error.message : null,
    signInAgain: isAnswer && error.status === 401,
  }
}
