import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '#app/draft/hooks.ts'
import { useLogout } from '#app/features/account/use-logout.tsx'
import { useSignedInScreen } from '#app/features/account/use-signed-in-screen.ts'
import { ContactListScreen } from '#app/features/contact-list/ContactListScreen.tsx'
import { contactList } from '#app/messages/en/contact-list.ts'
import { sharing } from '#app/messages/en/sharing.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { ProfileMenu } from '#app/ui/ProfileMenu.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'

const words = { contactList, sharing }

export const meta = () => [{ title: contactList.pageTitle }]

/** The link and the contacts of a memorial (spec 2 §2 "Edit Contacts and Share"). */
export default function EditContactsShare() {
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // Whoever has to sign in again has no draft open any more: back by way of loading it.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/profile'
  const { isSignedIn, ledAway, logOut } = useSignedInScreen(here)
  const logout = useLogout(logOut)
  const navigate = useNavigate()
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray) void navigate('/login?redirect=%2Fprofile', { replace: true })
  }, [isAstray, navigate])

  return (
    <MessagesProvider messages={words}>
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <ContactListScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        ledAway={ledAway}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}
