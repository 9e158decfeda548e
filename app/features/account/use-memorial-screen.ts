import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useDraft } from '../../draft/hooks.ts'
import { addressOfMemorial, memorialInUrl } from '../../lib/memorial-in-url.ts'
import { useSignedInScreen } from './use-signed-in-screen.ts'

/**
 * For a screen about one memorial that needs a token. Its address names the memorial, because mails link to it and no
 * draft is open after a new login; without that the memorial of the draft is used. Without either it redirects to the
 * profile.
 *
 * @param path of the screen
 */
export function useMemorialScreen(path: string) {
  const inDraft = useDraft((draft) => draft.memorialUuid)
  const name = useDraft((draft) => draft.baseline?.personName ?? draft.personName)
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const memorialUuid = memorialInUrl(search, inDraft)
  const { isSignedIn } = useSignedInScreen(
    memorialUuid ? addressOfMemorial(path, memorialUuid, hash) : '/profile',
  )
  const navigate = useNavigate()
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray) void navigate('/profile', { replace: true })
  }, [isAstray, navigate])

  return {
    /** null until it is known who is signed in. */
    memorialUuid: isSignedIn ? memorialUuid : null,
    /** Name of the person; empty if only the address names the memorial. */
    name: inDraft === memorialUuid ? name : '',
    isSignedIn,
  }
}
