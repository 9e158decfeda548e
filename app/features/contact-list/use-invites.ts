import { useCallback, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import type { Contact } from '#contract/contacts.ts'
import { resendInvite } from '#contract/contacts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { timing } from '#contract/limits.ts'

/** An invitation as it goes out from here. A failure stays until it is tried again. */
export type InviteProgress =
  | { state: 'sending' | 'sent' }
  | { state: 'failed'; reason: string; code: ErrorCode | null }

export interface Invites {
  progress: Readonly<Record<string, InviteProgress>>
  invite(contact: Contact): Promise<void>
}

interface Options {
  memorialUuid: string
  /** The contact as the server has it now. */
  onInvited: (contact: Contact) => void
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Sends invitations, one contact at a time or several at once, each with its own state. */
export function useInvites({ memorialUuid, onInvited, redirectOnAuthError }: Options): Invites {
  const [progress, setProgress] = useState<Invites['progress']>({})

  const invite = useCallback(
    async ({ uuid }: Contact): Promise<void> => {
      const set = (one: InviteProgress) => setProgress((now) => ({ ...now, [uuid]: one }))
      set({ state: 'sending' })
      try {
        const { contact } = await call(resendInvite, { body: { memorialUuid, contactUuid: uuid } })
        // It leaves by a queue within moments; for the host it was sent now.
        onInvited({ ...contact, dateInviteSent: new Date().toISOString() })
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason
        redirectOnAuthError(reason)
        return set({ state: 'failed', reason: reason.message, code: reason.code })
      }
      set({ state: 'sent' })
      setTimeout(() => setProgress((now) => withoutSent(now, uuid)), timing.inviteStatus)
    },
    [memorialUuid, onInvited, redirectOnAuthError],
  )
  return { progress, invite }
}

function withoutSent(progress: Invites['progress'], uuid: string): Invites['progress'] {
  if (progress[uuid]?.state !== 'sent') return progress
  const { [uuid]: _, ...others } = progress
  return others
}
