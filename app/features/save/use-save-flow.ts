import { useEffect, useRef, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { secretsStore } from '#app/draft/secrets.ts'
import { currentSession, useSession } from '#app/lib/session.ts'
import { wholeDraft } from '#app/saving/plans.ts'
import { type SavingState, useSaving } from '#app/saving/progress.ts'
import { isBeingSaved, saveInBackground } from '#app/saving/save.ts'
import { timing } from '#contract/limits.ts'
import { type SaveView, startView } from './start.ts'
import { useKeptAt } from './use-kept-at.ts'
import type { SignUpTrouble } from './use-sign-up.ts'
import { useViewTrail } from './use-view-trail.ts'

/** Milliseconds between confirming the account and creating the memorial. */
const AFTER_CONFIRMATION = 1000

interface SaveFlow {
  view: SaveView
  /** Progress of this draft's save. */
  saving: SavingState
  /** The account was confirmed during this visit. */
  confirmedNow: boolean
  /** How many retries were made after the save had stopped. */
  tries: number
  /** Goes to a view of the account. */
  go(view: SaveView): void
  /** Shows the view that fits the current draft and session. */
  restart(): void
  /** To be called when an attempt to create the account has ended. */
  accountAnswered(trouble: SignUpTrouble | null): void
  retrySave(): Promise<void>
  retryFile(fileId: string): Promise<void>
}

function viewNow(): SaveView {
  const { draft } = draftStore.state.getState()
  return startView(draft, currentSession(), isBeingSaved(draft.draftId))
}

/**
 * Decides which view the step shows, and moves to the next one. For one draft only: set its id as `key`.
 *
 * @param onReturn called when the browser's Back or Forward led to another view
 */
export function useSaveFlow(onReturn: () => void): SaveFlow {
  const [view, show] = useState(viewNow)
  const go = useViewTrail(view, show, onReturn)
  const [confirmedNow, setConfirmedNow] = useState(false)
  const [tries, setTries] = useState(0)
  const draftId = useDraft((draft) => draft.draftId)
  const keptAt = useKeptAt()?.name
  const { isEmailVerified } = useSession()
  const state = useSaving()
  const saving =
    state.draftId === draftId ? state : { ...state, stage: 'creating' as const, files: [], error: null }

  // Confirmed here or in another tab.
  useEffect(() => {
    if (view !== 'verify' || !isEmailVerified) return
    setConfirmedNow(true)
    show(viewNow())
  }, [view, isEmailVerified])

  const begun = useRef(false)
  useEffect(() => {
    if (view !== 'uploading' || begun.current) return
    const begin = () => {
      begun.current = true
      void saveInBackground(wholeDraft, { draftId, keptAt })
    }
    if (!confirmedNow) return begin()
    const timer = setTimeout(begin, AFTER_CONFIRMATION)
    return () => clearTimeout(timer)
  }, [view, confirmedNow, draftId, keptAt])

  useEffect(() => {
    const next = viewAfter(view, saving)
    if (next === null) return
    if (next !== 'success') return show(next)
    const timer = setTimeout(() => show(next), timing.uploadSuccess)
    return () => clearTimeout(timer)
  }, [view, saving])

  return {
    view,
    saving,
    confirmedNow,
    tries,
    go,
    restart: () => show(viewNow()),
    accountAnswered(trouble) {
      if (trouble === null) go('verify')
      else if (trouble.at !== 'password') go('email')
    },
    async retrySave() {
      setTries(tries + 1)
      const ended = saveInBackground(wholeDraft, { draftId, keptAt })
      show('uploading')
      await ended
    },
    retryFile: (fileId) => saveInBackground(wholeDraft, { draftId, retry: { fileId } }),
  }
}

/** The view that follows once a save has ended; null: the view stays. */
function viewAfter(view: SaveView, { stage, error }: SavingState): SaveView | null {
  if (view === 'success') return stage === 'failed' ? 'uploading' : null
  if (view !== 'uploading') return null
  if (stage === 'done') return 'success'
  if (stage === 'not-created') return 'not-created'
  // The same part was changed here and elsewhere: the host chooses.
  return stage === 'failed' && error?.code === 'MEMORIAL_STALE' ? 'existing' : null
}

/** Whether the account can be requested again without typing the password again. */
export const hasPassword = (): boolean => secretsStore.getState().password !== ''
