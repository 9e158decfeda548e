import { thanks } from '#languages/en/screens/thanks.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { THANKS_PATH } from '../../features/thanks/paths.ts'
import { ThanksScreen } from '../../features/thanks/ThanksScreen.tsx'
import { fullName } from '../../lib/full-name.ts'
import { useSession } from '../../lib/session.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { thanks }

export const meta = () => [{ title: translated({ thanks }).thanks.pageTitle }]

/** Whom to thank; linked from the dashboard. */
export default function Thanks() {
  const { memorialUuid, isSignedIn, redirectOnAuthError, logout } = useMemorialScreen(THANKS_PATH)
  const { user } = useSession()
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <ThanksScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        userUuid={user?.uuid ?? null}
        signature={user ? fullName(user) : ''}
        redirectOnAuthError={redirectOnAuthError}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
