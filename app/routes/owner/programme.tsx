import { useMemo } from 'react'
import { editing } from '#languages/en/screens/editing.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { useDraft } from '../../draft/hooks.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { ProgrammeScreen } from '../../features/programme/ProgrammeScreen.tsx'
import { peopleOf } from '../../features/programme/people.ts'
import { useSession } from '../../lib/session.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { editing, programme, saving }

export const meta = () => [{ title: translated({ programme }).programme.pageTitle }]

/** When and where; linked from the dashboard and from the details. */
export default function Programme() {
  const { memorialUuid, isSignedIn, redirectOnAuthError, logout } = useMemorialScreen('/memorial/programme')
  const { user } = useSession()
  const saved = useDraft((draft) => (draft.memorialUuid === memorialUuid ? draft.baseline : null))
  const contacts = useMemo(() => peopleOf(saved?.contacts ?? []), [saved])
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <ProgrammeScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        userUuid={user?.uuid ?? null}
        contacts={contacts}
        redirectOnAuthError={redirectOnAuthError}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
