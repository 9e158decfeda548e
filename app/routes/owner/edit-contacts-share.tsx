import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ContactListScreen } from '#app/features/contact-list/ContactListScreen.tsx'
import { useFrame } from '#app/features/editing/frame.ts'
import { contactList } from '#app/messages/en/contact-list.ts'
import { quickImport } from '#app/messages/en/quick-import.ts'
import { shareText } from '#app/messages/en/share-text.ts'
import { sharing } from '#app/messages/en/sharing.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { spoken } from '#app/messages/spoken.ts'

const words = { contactList, quickImport, shareText, sharing }

export const meta = () => [{ title: spoken({ contactList }).contactList.pageTitle }]

/** The link and the contacts of a memorial. */
export default function EditContactsShare() {
  const { isSignedIn, memorialUuid, ledAway } = useFrame()
  const navigate = useNavigate()
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray) void navigate('/login', { replace: true })
  }, [isAstray, navigate])

  return (
    <MessagesProvider messages={words}>
      <ContactListScreen
        key={memorialUuid}
        memorialUuid={isSignedIn ? memorialUuid : null}
        ledAway={ledAway}
      />
    </MessagesProvider>
  )
}
