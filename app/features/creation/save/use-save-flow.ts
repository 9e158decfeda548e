import { useEffect, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { secretsStore } from '#app/draft/secrets.ts'
import { currentSession, useSession } from '#app/lib/session.ts'
import { timing } from '#app/lib/timing.ts'
import type { SignUpTrouble } from '#app/parts/sign-up/create-account.ts'
import { wholeDraft } from '#app/saving/plans.ts'
import { type SavingStage, type SavingState, useSaving } from '#app/saving/progress.ts'
import { isBeingSaved, saveInBackground } from '#app/saving/save.ts'
import { type SaveView, startView } from './start.ts'
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
  /** What an earlier visit left in the progress says nothing about this one. */
  const [isBegun, setBegun] = useState(false)
  const [isDone, setDone] = useState(false)
  const draftId = useDraft((draft) => draft.draftId)
  const hasMemorial = useDraft((draft) => draft.memorialUuid !== null)
  const { isEmailVerified } = useSession()
  const state = useSaving()
  const saving: SavingState =
    isBegun && state.draftId === draftId ? state : { draftId, stage: 'creating', files: [], error: null }
  const { stage } = saving
  const isStale = stage === 'failed' && saving.error?.code === 'MEMORIAL_STALE'

  // Confirmed here or in another tab.
  useEffect(() => {
    if (view !== 'verify' || !isEmailVerified) return
    setConfirmedNow(true)
    show(viewNow())
  }, [view, isEmailVerified])

  useEffect(() => {
    if (view !== 'uploading' || isBegun) return
    const begin = () => {
      void saveInBackground(wholeDraft, { draftId })
      setBegun(true)
    }
    if (!confirmedNow) return begin()
    const timer = setTimeout(begin, AFTER_CONFIRMATION)
    return () => clearTimeout(timer)
  }, [view, isBegun, confirmedNow, draftId])

  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(() => setDone(true), timing.uploadSuccess)
    return () => clearTimeout(timer)
  }, [stage])

  // The same part was changed here and elsewhere: the host chooses.
  useEffect(() => {
    if (view === 'uploading' && isStale) show('existing')
  }, [view, isStale])

  return {
    view: view === 'uploading' ? viewOfSave(stage, hasMemorial, isDone) : view,
    saving,
    confirmedNow,
    tries,
    go,
    restart: () => show(viewNow()),
    accountAnswered(trouble) {
      if (trouble === null) go('verify')
      else if (trouble.at !== 'password') go('email')
    },
    retrySave() {
      setTries(tries + 1)
      setDone(false)
      return saveInBackground(wholeDraft, { draftId })
    },
    retryFile: (fileId) => saveInBackground(wholeDraft, { draftId, retry: { fileId } }),
  }
}

/** What is shown of a save: only a memorial that the server does not have was not created. */
function viewOfSave(stage: SavingStage, hasMemorial: boolean, isDone: boolean): SaveView {
  if (stage === 'failed') return hasMemorial ? 'uploading' : 'not-created'
  return isDone ? 'success' : 'uploading'
}

/** Whether the account can be requested again without typing the password again. */
export const hasPassword = (): boolean => secretsStore.getState().password !== ''
