import { useCallback, useEffect, useState } from 'react'
import { getUser, listDevices, type SignedInDevice, type User } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { listAll } from '#contract/memorials.ts'
import { listPasskeys, type Passkey } from '#contract/passkeys.ts'
import { call } from '../../lib/api.ts'
import { setUser } from '../../lib/session.ts'
import { useAction } from '../../lib/use-action.ts'

interface Loaded {
  user: User
  lists: Answer<typeof listAll>
  devices: SignedInDevice[]
  passkeys: Passkey[]
}

/** What the profile shows of an account, loaded once somebody is signed in. */
export function useProfile(isSignedIn: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const { error, attempt } = useAction()

  const load = useCallback(async () => {
    await attempt(async () => {
      const [{ user }, lists, { devices }, { passkeys }] = await Promise.all([
        call(getUser),
        call(listAll),
        call(listDevices),
        call(listPasskeys),
      ])
      setUser(user)
      setLoaded({ user, lists, devices, passkeys })
    })
  }, [attempt])

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
