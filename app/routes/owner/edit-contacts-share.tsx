import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ContactListScreen } from '#app/features/contact-list/ContactListScreen.tsx'
import { useEditContext } from '#app/features/editing/edit-context.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { contactList } from '#languages/en/screens/contact-list.ts'
import { mailAddress } from '#languages/en/screens/mail-address.ts'
import { quickImport } from '#languages/en/screens/quick-import.ts'
import { shareText } from '#languages/en/screens/share-text.ts'
import { sharing } from '#languages/en/screens/sharing.ts'

const messages = { contactList, mailAddress, quickImport, shareText, sharing }

export const meta = () => [{ title: translated({ contactList }).contactList.pageTitle }]

/** The link and the contacts of a memorial. */
export default function EditContactsShare() {
  const { isSignedIn, memorialUuid } = useEditContext()
  const navigate = useNavigate()
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray) void navigate('/login', { replace: true })
  }, [isAstray, navigate])

  return (
    <MessagesProvider messages={messages}>
      <ContactListScreen key={memorialUuid} memorialUuid={isSignedIn ? memorialUuid : null} />
    </MessagesProvider>
  )
}
