import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { isUnsaved } from '#app/draft/rules.ts'
import { signOutEverywhere as signOutEverywhereCall } from '#contract/accounts.ts'
import { ApiError, call } from '../../lib/api.ts'
import { setAuthRedirect } from '../../lib/auth-redirect.ts'
import { forgetAuth, signOutLocally, useSession } from '../../lib/session.ts'
import { confirmPath, ENDED } from './after-sign-in.ts'
import { hasBegunDraft } from './begun-draft.ts'

/**
 * For a screen that needs a token. Without one it redirects to the login.
 *
 * @param here path to return to after login
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

  /** Redirects if the token expired or the address is not confirmed yet; returns whether it did. */
  const redirectOnAuthError = useCallback(
    (reason: unknown): boolean => {
      if (!(reason instanceof ApiError)) return false
      if (reason.status === 401) {
        leaveFor(`${loginFor(here)}&${ENDED}=${hasUnsavedWords() ? 'kept' : 'yes'}`)
        forgetAuth()
        return true
      }
      if (reason.code !== 'EMAIL_UNVERIFIED') return false
      leaveFor(hasBegunDraft() ? '/save' : confirmPath(here, false))
      return true
    },
    [leaveFor, here],
  )
  useLayoutEffect(() => setAuthRedirect(redirectOnAuthError), [redirectOnAuthError])

  /** Signs out on every device. Rejects with `ApiError`, and then nobody is signed out. */
  async function signOutEverywhere() {
    await call(signOutEverywhereCall)
    leaving.current = true
    await signOutLocally()
    await navigate('/login', { replace: true })
  }

  return { isSignedIn: hydrated && token !== null, signOutEverywhere }
}

/** Whether the open draft has changes that the server lacks: it stays on this device for the same person. */
const hasUnsavedWords = (): boolean => isUnsaved(draftStore.state.getState().draft)

const loginFor = (here: string) => `/login?redirect=${encodeURIComponent(here)}`
