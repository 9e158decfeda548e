import { anniversary } from '#languages/en/screens/anniversary.ts'
import { digest } from '#languages/en/screens/digest.ts'
import { replies } from '#languages/en/screens/replies.ts'
import { safety } from '#languages/en/screens/safety.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { AnniversarySwitch } from '../../features/anniversary/AnniversarySwitch.tsx'
import { DigestSwitch } from '../../features/digest/DigestSwitch.tsx'
import { RepliesCard } from '../../features/replies/RepliesCard.tsx'
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { anniversary, digest, replies, safety, saving }

export const meta = () => [{ title: translated({ safety }).safety.pageTitle }]

/** Who can see a memorial, and who can add to it; linked from its dashboard. */
export default function Settings() {
  const { memorialUuid, name, isSignedIn, redirectOnAuthError, logout } =
    useMemorialScreen('/memorial/settings')
  const own = { memorialUuid: isSignedIn ? memorialUuid : null, redirectOnAuthError }

  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <SettingsScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        nameOfPerson={name}
        redirectOnAuthError={redirectOnAuthError}
        own={
          <>
            <DigestSwitch {...own} />
            <AnniversarySwitch {...own} />
            <RepliesCard {...own} />
          </>
        }
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
