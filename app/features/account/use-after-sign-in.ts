import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listMemorials, type MemorialSummary } from '#contract/memorials.ts'
import { draftStore } from '../../draft/hooks.ts'
import { ApiError, call } from '../../lib/api.ts'
import { readFallback } from '../../lib/network-failure.ts'
import { useTranslations } from '../../messages/index.tsx'
import { chooseMemorial, type Destination } from './after-sign-in.ts'
import { hasBegunDraft } from './begun-draft.ts'

/** What is shown instead of the form during a redirect; null shows the form. */
export type AfterSignInView =
  | { kind: 'loading' }
  | { kind: 'choose'; memorials: MemorialSummary[] }
  | { kind: 'failed'; words: string; retry: boolean }

export interface AfterSignIn {
  view: AfterSignInView | null
  goOn(destination: Destination): Promise<void>
  /** Fetches the memorials again. */
  retry(): Promise<void>
}

/**
 * Redirects somebody who is signed in with a confirmed address. Replaces the form in the history, so that Back does not
 * return to the login.
 */
export function useAfterSignIn(): AfterSignIn {
  const t = useTranslations('account.chooser')
  const navigate = useNavigate()
  const [view, setView] = useState<AfterSignInView | null>(null)

  async function goOn(destination: Destination): Promise<void> {
    if (destination.kind === 'memorials') return openMemorials()
    // A memorial's public page is a separate document, not a route of the app.
    if (destination.path.startsWith('/view/')) location.replace(destination.path)
    else await navigate(destination.path, { replace: true })
  }

  async function openMemorials(): Promise<void> {
    setView({ kind: 'loading' })
    try {
      const { memorials } = await call(listMemorials)
      const choice = chooseMemorial(memorials)
      if (choice.kind === 'fresh') return beginAfresh()
      if (choice.kind === 'load') return navigate(`/memorial/load/${choice.uuid}`, { replace: true })
      setView(choice)
    } catch (reason) {
      const known = reason instanceof ApiError ? reason : null
      const words = t('listFailed', { reason: known?.message ?? readFallback(listMemorials.path) })
      setView({ kind: 'failed', words, retry: known?.retry ?? true })
    }
  }

  /** A draft that was begun here before login is used instead of a new one. */
  function beginAfresh(): Promise<void> | void {
    if (!hasBegunDraft()) draftStore.startNew()
    return navigate('/who', { replace: true })
  }

  return { view, goOn, retry: openMemorials }
}
