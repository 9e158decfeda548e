import { programme } from '#languages/en/screens/programme.ts'
import { programmeChange } from '#languages/en/screens/programme-change.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { ChangeScreen } from '../../features/programme-change/ChangeScreen.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { CHANGE_PATH } from '../../parts/day-events/paths.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { programme, programmeChange }

export const meta = () => [{ title: translated({ programmeChange }).programmeChange.pageTitle }]

/** Telling people of a change; linked from the programme and from the dashboard. */
export default function ProgrammeChange() {
  const { memorialUuid, isSignedIn, redirectOnAuthError, logout } = useMemorialScreen(CHANGE_PATH)
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <ChangeScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        redirectOnAuthError={redirectOnAuthError}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
