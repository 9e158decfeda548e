import { openArchive } from '#languages/en/screens/open-archive.ts'
import { safety } from '#languages/en/screens/safety.ts'
import { OpenArchiveScreen } from '../../features/archive/open/OpenArchiveScreen.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { fontLinks } from '../../ui/font-links.ts'

const messages = { openArchive, safety }

export const links = () => fontLinks

export const meta = () => [{ title: translated({ openArchive }).openArchive.pageTitle }]

/** A family comes back: an archive becomes the draft of a memorial. Nobody has to be signed in. */
export default function OpenArchivePage() {
  return (
    <MessagesProvider messages={messages}>
      <OpenArchiveScreen />
    </MessagesProvider>
  )
}
