import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listMemorials, type MemorialSummary } from '#contract/memorials.ts'
import { draftStore } from '../../draft/hooks.ts'
import { call } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { chooseMemorial, type Destination } from './after-sign-in.ts'
import { hasBegunDraft } from './begun-draft.ts'

/** What is shown instead of a form while somebody is led on; null: the form. */
export type AfterSignInView =
  | { kind: 'loading' }
  | { kind: 'choose'; memorials: MemorialSummary[] }
  | { kind: 'failed'; words: string }

export interface AfterSignIn {
  view: AfterSignInView | null
  goOn(destination: Destination): Promise<void>
  /** Asks for the memorials again. */
  retry(): Promise<void>
}

/**
 * Leads somebody on who is signed in and has proved their address, in the place of the
 * form: Back does not lead to a login that is over.
 */
export function useAfterSignIn(): AfterSignIn {
  const t = useTranslations('account.chooser')
  const navigate = useNavigate()
  const [view, setView] = useState<AfterSignInView | null>(null)

  async function goOn(destination: Destination): Promise<void> {
    if (destination.kind === 'memorials') return openMemorials()
    // A memorial's public page is a document of its own.
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
      const words = reason instanceof Error && reason.message ? reason.message : t('fetchFallback')
      setView({ kind: 'failed', words: t('listFailed', { reason: words }) })
    }
  }

  /** What was begun here before logging in is such a start itself, and goes on. */
  function beginAfresh(): Promise<void> | void {
    if (!hasBegunDraft()) draftStore.startNew()
    return navigate('/who', { replace: true })
  }

  return { view, goOn, retry: openMemorials }
}
