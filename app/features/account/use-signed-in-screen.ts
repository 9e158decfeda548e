import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { forgetAuth, useSession } from '../../lib/session.ts'
import { signOutHere } from '../../lib/sign-out.ts'

/**
 * For a screen that needs a token. Without one it leads to the login.
 *
 * @param here path to come back to after it
 */
export function useSignedInScreen(here: string) {
  const navigate = useNavigate()
  const { hydrated, token } = useSession()
  const leaving = useRef(false)

  const leaveFor = useCallback(
    (path: string) => {
      if (leaving.current) return
      leaving.current = true
      void navigate(path, { replace: true })
    },
    [navigate],
  )

  useEffect(() => {
    if (hydrated && !token) leaveFor(loginFor(here))
  }, [hydrated, token, leaveFor, here])

  /** Whether a failed call has led elsewhere: a token that ended, or an address still to be proved. */
  const ledAway = useCallback(
    (reason: unknown): boolean => {
      if (!(reason instanceof ApiError)) return false
      if (reason.status === 401) {
        leaveFor(loginFor(here))
        forgetAuth()
        return true
      }
      if (reason.code !== 'EMAIL_UNVERIFIED') return false
      leaveFor('/save')
      return true
    },
    [leaveFor, here],
  )

  async function logOut() {
    leaving.current = true
    await signOutHere()
    await navigate('/login', { replace: true })
  }

  return { isSignedIn: hydrated && token !== null, ledAway, logOut }
}

const loginFor = (here: string) => `/login?redirect=${encodeURIComponent(here)}`
