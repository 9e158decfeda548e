import { openArchive } from '#languages/en/screens/open-archive.ts'
import { OpenArchiveScreen } from '../../features/archive/OpenArchiveScreen.tsx'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { fontLinks } from '../../ui/font-links.ts'

const messages = { openArchive }

export const links = () => fontLinks

export const meta = () => [{ title: translated({ openArchive }).openArchive.pageTitle }]

/** A family comes back: an archive becomes a memorial of whoever is signed in. */
export default function OpenArchivePage() {
  return (
    <MessagesProvider messages={messages}>
      <OpenArchiveScreen />
    </MessagesProvider>
  )
}
