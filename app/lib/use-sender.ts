import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { saveUser } from '#contract/accounts.ts'
import { listHosts } from '#contract/hosts.ts'
import { ApiError, call } from './api.ts'
import { fullName, namesIn } from './full-name.ts'
import { setUser, useSession } from './session.ts'

/** Whose name invitations carry. */
export interface Sender {
  /** Whether a name is to be asked for is known. */
  isKnown: boolean
  /** Invitations carry the name of whoever looks, and their account has none. */
  isUnnamed: boolean
  /** Keeps a name in the account. Rejects with `ApiError`. */
  keep(name: string): Promise<void>
  /** What was typed as the name, on the page or in the question before sending, and its setter. */
  typed: [string, Dispatch<SetStateAction<string>>]
  /** Keeps what was typed, if anything was, before invitations carry it. Rejects with `ApiError`. */
  keepTyped(): Promise<void>
}

/** Invitations carry the owner's name, whoever sends them. */
export function useSender(memorialUuid: string | null): Sender {
  const { user, isSignedIn } = useSession()
  const isNameless = isSignedIn && user !== null && fullName(user) === ''
  const [owner, setOwner] = useState<{ uuid: string | null } | null>(null)
  const typed = useState('')

  useEffect(() => {
    if (!isNameless || memorialUuid === null) return
    let isCurrent = true
    void findOwner(memorialUuid).then((uuid) => isCurrent && setOwner({ uuid }))
    return () => {
      isCurrent = false
    }
  }, [isNameless, memorialUuid])

  async function keep(name: string) {
    setUser((await call(saveUser, { body: namesIn(name) })).user)
  }

  const isUnnamed = isNameless && owner?.uuid === user.uuid
  const [text] = typed
  return {
    isKnown: !isNameless || owner !== null,
    isUnnamed,
    keep,
    typed,
    async keepTyped() {
      if (isUnnamed && text.trim() !== '') await keep(text)
    },
  }
}

/** null when it cannot be found out: then nobody is asked, since a name is not required. */
async function findOwner(memorialUuid: string): Promise<string | null> {
  try {
    const { hosts } = await call(listHosts, { params: { memorialUuid } })
    return hosts.find(({ role }) => role === 'OWNER')?.userUuid ?? null
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    return null
  }
}
