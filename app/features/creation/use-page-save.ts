import { useCallback, useEffect, useRef, useState } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import type { SavedPage } from '#app/saving/plans.ts'
import type { SaveState } from './save-step.tsx'

type SaveParts = typeof import('./save-step.tsx')

interface PageSave {
  state: SaveState
  /** Components that show the result of a save and ask about a conflict; null until they are loaded. */
  parts: Pick<SaveParts, 'SaveTrouble' | 'PartConflict'> | null
  /** Gives whether all of it was saved. */
  start(): Promise<boolean>
  /** To be called once every conflict is decided; saves again where something of this host stays. */
  settle(isToSave: boolean): Promise<void>
  /** Leaves a conflict open: all changes stay here, unsaved. */
  postpone(): void
  /** Aborts a save in progress: all changes stay here, unsaved. */
  stop(): void
}

/**
 * Saves a step in place. If it fails, the draft keeps everything. The code for it is loaded on demand, because most
 * steps are done before there is a memorial to save to.
 *
 * @param isNear the step has Save, so the code is loaded before the press
 */
export function usePageSave(page: SavedPage, isNear: boolean): PageSave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [parts, setParts] = useState<SaveParts | null>(null)
  const running = useRef<AbortController>(null)
  // Leaving the step aborts the save of it; a save of all goes on.
  useEffect(() => {
    if (page !== 'all') return () => running.current?.abort()
  }, [page])

  const load = useCallback(async () => {
    const saving = await import('./save-step.tsx')
    setParts(saving)
    return saving
  }, [])

  useEffect(() => {
    if (isNear) load().catch(() => {})
  }, [isNear, load])

  async function attempt(signal: AbortSignal): Promise<SaveState> {
    const saving = await load().catch(() => null)
    if (!saving) return { kind: 'failed', message: networkFailureMessage(), signInAgain: false }
    const onLabel = (label: string | null) => {
      if (!signal.aborted) setState({ kind: 'saving', label })
    }
    return signal.aborted ? { kind: 'idle' } : saving.saveStep(page, onLabel, signal)
  }

  async function start(): Promise<boolean> {
    if (running.current) return false
    const mine = new AbortController()
    running.current = mine
    setState({ kind: 'saving', label: null })
    const outcome = await attempt(mine.signal)
    // Aborted meanwhile.
    if (running.current !== mine) return false
    running.current = null
    setState(outcome)
    return outcome.kind === 'idle'
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
    async settle(isToSave) {
      if (isToSave) await start()
      else setState({ kind: 'idle' })
    },
  }
}
