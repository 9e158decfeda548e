import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { forgetAuth, setUser, useSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { getUser } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { getHostInvitation } from '#contract/hosts.ts'

export type Invitation = Answer<typeof getHostInvitation>

export type Opened =
  | { kind: 'opening' }
  | { kind: 'invalid'; words: string }
  | { kind: 'failed'; words: string }
  | { kind: 'open'; invitation: Invitation }

/** Loads an invitation, and loads it again when somebody signs in or out, because the next step depends on that. */
export function useInvitation(inviteToken: string): {
  opened: Opened
  open(): Promise<void>
  /** Takes the error of a call about the invitation. */
  refuse(reason: ApiError): void
} {
  const t = useTranslations('hosts')
  const { hydrated, token, user } = useSession()
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' })
  const isUserUnknown = token !== null && user === null

  const refuse = useCallback((reason: ApiError) => {
    const kind = reason.code === 'HOST_INVITATION_INVALID' ? 'invalid' : 'failed'
    setOpened({ kind, words: reason.message })
  }, [])

  const open = useCallback(async () => {
    setOpened({ kind: 'opening' })
    try {
      if (isUserUnknown) await learnUser()
      setOpened({
        kind: 'open',
        invitation: await call(getHostInvitation, { params: { inviteToken } }),
      })
    } catch (reason) {
      if (reason instanceof ApiError) refuse(reason)
      else setOpened({ kind: 'failed', words: t('invitation.failed') })
    }
  }, [inviteToken, isUserUnknown, refuse, t])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session token means another reader
  useEffect(() => {
    if (hydrated) void open()
  }, [hydrated, token, open])

  return { opened, open, refuse }
}

/** Loads the user of the stored session token; removes the token if it has expired. */
async function learnUser(): Promise<void> {
  try {
    setUser((await call(getUser)).user)
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 401) forgetAuth()
    else throw reason
  }
}
