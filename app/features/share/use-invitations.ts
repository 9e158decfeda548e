import { useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { sendAllInvites } from '#contract/contacts.ts'

export interface Invitations {
  state: 'idle' | 'asking' | { sentCount: number }
  error: string | null
  /** Nobody is signed in; the host has to log in first. */
  needsLogin: boolean
  ask(): void
  close(): void
  send(): Promise<void>
}

/**
 * Sends the invitations that were not sent yet, after a confirmation.
 *
 * @param onSent called after sending, when the contacts' state has changed
 */
export function useInvitations(onSent: () => Promise<void>): Invitations {
  const t = useTranslations('share.trouble')
  const [state, setState] = useState<Invitations['state']>('idle')
  const [error, setError] = useState<string | null>(null)
  const [needsLogin, setNeedsLogin] = useState(false)

  async function send(): Promise<void> {
    setError(null)
    const isSignedOut = readToken() === null
    setNeedsLogin(isSignedOut)
    const { memorialUuid } = draftStore.state.getState().draft
    if (isSignedOut) return setError(t('noSession'))
    if (memorialUuid === null) return setError(t('noMemorial'))
    try {
      const { sentCount } = await call(sendAllInvites, { body: { memorialUuid } })
      setState({ sentCount })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setNeedsLogin(reason.status === 401)
      // Without an answer the reason is unknown.
      return setError(reason.status === 0 ? t('error') : reason.message)
    }
    await onSent()
  }

  return {
    state,
    error,
    needsLogin,
    send,
    ask() {
      setError(null)
      setState('asking')
    },
    close: () => setState('idle'),
  }
}
