import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { type ContentPart, revertParts, takeParts, unsavedParts } from '#app/draft/rules.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { loadTranslations } from '#app/messages/translations.ts'
import { FilesNotSaved } from '#app/saving/file-errors.ts'
import type { SavePlan } from '#app/saving/plans.ts'
import { save as saveBy } from '#app/saving/save.ts'
import { conflictIn, type NewerMemorial } from '#app/saving/stale.ts'
import { useToast } from '#app/ui/Toast.tsx'

const DASHBOARD = '/memorial/dashboard'
/** How many saves follow each other at most, if more is typed while one is in progress. */
const ROUNDS = 3

type EditState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: unknown }
  /** The same part was changed here and on the server, so the host decides. */
  | { kind: 'conflict'; memorial: NewerMemorial }

interface Editing {
  state: EditState
  /**
   * Saves, then leaves. Stays here if not all of it is saved.
   *
   * @param leave goes to the dashboard unless given
   */
  save(leave?: () => Promise<void>): Promise<void>
  /** Reverts what was changed here, offers Undo, and goes to the dashboard. */
  cancel(): Promise<void>
  /** Cancels a save that is in progress; all changes stay here, unsaved. */
  stop(): void
  /** To be called once every conflict is decided; saves where something of this host stays, and leaves. */
  settle(isToSave: boolean): Promise<void>
  /** Closes an error or a conflict; all changes stay here, unsaved. */
  dismiss(): void
}

const unsaved = (parts: readonly ContentPart[]): boolean =>
  unsavedParts(draftStore.state.getState().draft, parts).length > 0

/**
 * Save and Cancel of an edit screen.
 *
 * Leaving the screen cancels its save, so that nothing is saved after somebody left without saving.
 *
 * @param plan what Save sends; `state` holds why it stopped, or `FilesNotSaved` with the files that it left out
 */
export function useEdit(plan: SavePlan): Editing {
  const { parts } = plan
  const t = useTranslations('editing.frame')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const showToast = useToast()
  const running = useRef<AbortController>(null)
  const leaving = useRef<() => Promise<void>>(undefined)
  const [state, setState] = useState<EditState>({ kind: 'idle' })

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
  }, [])
  useEffect(() => stop, [stop])

  async function attempt(signal: AbortSignal): Promise<EditState | 'saved'> {
    try {
      await loadTranslations(['save'])
      for (let round = 0; unsaved(parts) && round < ROUNDS; round += 1) {
        const left = await saveBy(plan, { signal })
        if (left.length > 0) return { kind: 'failed', reason: new FilesNotSaved(left) }
      }
      return 'saved'
    } catch (reason) {
      if (signal.aborted || redirectOnAuthError(reason)) return { kind: 'idle' }
      const memorial = conflictIn(reason, draftStore.state.getState().draft, parts)
      return memorial ? { kind: 'conflict', memorial } : { kind: 'failed', reason }
    }
  }

  async function save(leave?: () => Promise<void>): Promise<void> {
    if (running.current) return
    leaving.current = leave
    const mine = new AbortController()
    running.current = mine
    draftStore.flush()
    setState({ kind: 'saving' })
    const outcome = await attempt(mine.signal)
    // The save was cancelled meanwhile.
    if (running.current !== mine) return
    running.current = null
    setState(outcome === 'saved' ? { kind: 'idle' } : outcome)
    if (outcome !== 'saved') return
    showToast({ message: t('saved') })
    if (leave) await leave()
    else await navigate(DASHBOARD)
  }

  async function cancel(): Promise<void> {
    if (running.current) return
    const { draft } = draftStore.state.getState()
    if (unsaved(parts)) {
      draftStore.update((current) => revertParts(current, parts))
      const undo = () => {
        draftStore.updateDraft(draft.draftId, (current) => takeParts(current, draft, parts))
        void navigate(pathname)
      }
      showToast({ message: t('cancelled'), onUndo: undo, undoesAnywhere: true })
    }
    await navigate(DASHBOARD)
  }

  return {
    state,
    save,
    cancel,
    dismiss: () => setState({ kind: 'idle' }),
    stop() {
      stop()
      setState({ kind: 'idle' })
    },
    async settle(isToSave) {
      // A file that is only on this device stays here, unsaved, although somebody else's version was taken.
      if (isToSave || !unsaved(parts)) await save(leaving.current)
      else setState({ kind: 'idle' })
    },
  }
}
