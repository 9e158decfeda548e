import { useCallback, useEffect, useRef, useState } from 'react'
import type { Choices } from '#app/draft/memorial.ts'
import { translateContractText } from '#app/lib/contract-translations.ts'
import { networkFailure } from '#contract/network-failure.ts'
import type { SavedPage, SaveState } from './save-state.ts'

type SaveParts = typeof import('./save-step.ts')

interface PageSave {
  state: SaveState
  /** What tells how a save goes, and asks about a conflict; null until it has come. */
  parts: Pick<SaveParts, 'SaveTrouble' | 'ConflictQuestion'> | null
  start(): Promise<void>
  settle(choices: Choices): Promise<void>
  /** Leaves a conflict open: everything stays here, unsaved. */
  postpone(): void
  /** Gives up a save that is under way: everything stays here, unsaved. */
  stop(): void
}

/**
 * Saves a step in place. Nothing entered is lost when it fails: the draft keeps everything. What a save takes is fetched:
 * most steps are walked before there is anything to save to.
 *
 * @param isNear the step has Save: what that takes is fetched ahead of the press
 */
export function usePageSave(page: SavedPage, isNear: boolean): PageSave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [parts, setParts] = useState<SaveParts | null>(null)
  const running = useRef<AbortController>(null)
  // Whoever leaves the step without saving has nothing saved later.
  useEffect(() => () => running.current?.abort(), [])

  const load = useCallback(async () => {
    const saving = await import('./save-step.ts')
    setParts(saving)
    return saving
  }, [])

  useEffect(() => {
    if (isNear) load().catch(() => {})
  }, [isNear, load])

  async function attempt(signal: AbortSignal): Promise<SaveState> {
    const saving = await load().catch(() => null)
    if (!saving) return { kind: 'failed', message: translateContractText(networkFailure), signInAgain: false }
    const onLabel = (label: string | null) => {
      if (!signal.aborted) setState({ kind: 'saving', label })
    }
    return signal.aborted ? { kind: 'idle' } : saving.saveStep(page, onLabel, signal)
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
    parts,
    start,
    postpone: () => setState({ kind: 'idle' }),
    stop() {
      running.current?.abort()
      running.current = null
      setState({ kind: 'idle' })
    },
    async settle(choices) {
      if (state.kind !== 'conflict') return
      // It is here: it found the conflict.
      parts?.settleConflict(state.memorial, choices)
      if (Object.values(choices).some((keep) => keep !== 'theirs')) return start()
      setState({ kind: 'idle' })
    },
  }
}
