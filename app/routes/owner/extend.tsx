import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { brand } from '#app/brand.ts'
import { useDraft } from '../../draft/hooks.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ExtensionScreen } from '../../features/payment/ExtensionScreen.tsx'
import { card } from '../../messages/en/card.ts'
import { payment } from '../../messages/en/payment.ts'
import { retention } from '../../messages/en/retention.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const words = { card, payment, retention }

export const meta = () => [{ title: `${retention.pageTitle} · ${brand.name}` }]

/** Where a memorial is kept another year; reached from its keepsakes, its dashboard, and from mails. */
export default function Extend() {
  const inDraft = useDraft((draft) => draft.memorialUuid)
  const name = useDraft((draft) => draft.baseline?.personName ?? draft.personName)
  const [search] = useSearchParams()
  // Mails lead here, and whoever has to sign in again has no draft open any more: the address says which one.
  const memorialUuid = search.get('memorial') ?? inDraft
  const here = memorialUuid ? `/memorial/extend?memorial=${memorialUuid}` : '/profile'
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
      <ExtensionScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        name={inDraft === memorialUuid ? name : ''}
        ledAway={ledAway}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
