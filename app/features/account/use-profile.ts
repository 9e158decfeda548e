import { useCallback, useEffect, useState } from 'react'
import { getUser, listDevices, type SignedInDevice, type User } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { listAll } from '#contract/memorials.ts'
import { listPasskeys, type Passkey } from '#contract/passkeys.ts'
import { ApiError, call } from '../../lib/api.ts'
import { setUser } from '../../lib/session.ts'
import { useTranslations } from '../../messages/index.tsx'

interface Loaded {
  user: User
  lists: Answer<typeof listAll>
  devices: SignedInDevice[]
  passkeys: Passkey[]
}

/**
 * What the profile shows of an account, loaded once somebody is signed in.
 *
 * @param redirectOnAuthError returns whether it did
 */
export function useProfile(isSignedIn: boolean, redirectOnAuthError: (reason: unknown) => boolean) {
  const t = useTranslations('account.profile')
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<string | null>(null)

  const load = useCallback(async () => {
    setError(null)
    try {
      const [{ user }, lists, { devices }, { passkeys }] = await Promise.all([
        call(getUser),
        call(listAll),
        call(listDevices),
        call(listPasskeys),
      ])
      setUser(user)
      setLoaded({ user, lists, devices, passkeys })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      setError(reason instanceof ApiError ? reason.message : t('unavailableHelp'))
    }
  }, [redirectOnAuthError, t])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  function showUser(user: User) {
    setUser(user)
    setLoaded((before) => before && { ...before, user })
  }

  function dropDevice(id: string) {
    setLoaded(
      (before) => before && { ...before, devices: before.devices.filter((device) => device.id !== id) },
    )
  }

  function showPasskeys(passkeys: Passkey[]) {
    setLoaded((before) => before && { ...before, passkeys })
  }

  return { loaded, error, load, showUser, showPasskeys, dropDevice }
}
