import { useCallback, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { timing } from '#app/lib/timing.ts'
import type { Contact } from '#contract/contacts.ts'
import { resendInvite } from '#contract/contacts.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Progress of an invitation sent from this screen. A failure stays until the next try. */
export type InviteProgress =
  | { state: 'sending' | 'sent' }
  | { state: 'failed'; reason: string; code: ErrorCode | null }

export interface Invites {
  progress: Readonly<Record<string, InviteProgress>>
  invite(contact: Contact): Promise<void>
}

interface Options {
  memorialUuid: string
  /** Keeps the name that the invitation carries. Rejects with `ApiError`. */
  keepSender: () => Promise<void>
  /** Receives the contact as the server now has it. */
  onInvited: (contact: Contact) => void
}

/** Sends invitations, one contact at a time or several at once, each with its own progress. */
export function useInvites(options: Options): Invites {
  const { memorialUuid, keepSender, onInvited } = options
  const [progress, setProgress] = useState<Invites['progress']>({})

  const invite = useCallback(
    async ({ uuid }: Contact): Promise<void> => {
      const set = (one: InviteProgress) => setProgress((now) => ({ ...now, [uuid]: one }))
      set({ state: 'sending' })
      try {
        await keepSender()
        const { contact } = await call(resendInvite, { body: { memorialUuid, contactUuid: uuid } })
        // The server sends it from a queue within moments; the host sees it as sent now.
        onInvited({ ...contact, dateInviteSent: new Date().toISOString() })
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason
        redirectOnAuthError(reason)
        return set({ state: 'failed', reason: reason.message, code: reason.code })
      }
      set({ state: 'sent' })
      setTimeout(() => setProgress((now) => withoutSent(now, uuid)), timing.inviteStatus)
    },
    [memorialUuid, keepSender, onInvited],
  )
  return { progress, invite }
}

function withoutSent(progress: Invites['progress'], uuid: string): Invites['progress'] {
  if (progress[uuid]?.state !== 'sent') return progress
  const { [uuid]: _, ...others } = progress
  return others
}
