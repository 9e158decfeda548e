import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useDraft } from '../../draft/hooks.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DigestSwitch } from '../../features/digest/DigestSwitch.tsx'
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx'
import { digest } from '../../messages/en/digest.ts'
import { safety } from '../../messages/en/safety.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const words = { digest, safety }

export const meta = () => [{ title: safety.pageTitle }]

/** Who can see a memorial, and who can add to it; reached from its dashboard. */
export default function Settings() {
  const inDraft = useDraft((draft) => draft.memorialUuid)
  const name = useDraft((draft) => draft.baseline?.personName ?? draft.personName)
  const [search] = useSearchParams()
  // Whoever has to sign in again has no draft open any more: the address says which one to come back to.
  const memorialUuid = search.get('memorial') ?? inDraft
  const here = memorialUuid ? `/memorial/settings?memorial=${memorialUuid}` : '/profile'
  const { isSignedIn, ledAway, logOut } = useSignedInScreen(here)
  const logout = useLogout(logOut)
  const navigate = useNavigate()
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray) void navigate('/profile', { replace: true })
  }, [isAstray, navigate])

  return (
    <MessagesProvider messages={words}>
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <SettingsScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        nameOfPerson={name}
        ledAway={ledAway}
        own={<DigestSwitch memorialUuid={isSignedIn ? memorialUuid : null} ledAway={ledAway} />}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
