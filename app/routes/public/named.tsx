import { brand } from '#contract/brand.ts'
import { naming } from '#languages/en/screens/naming.ts'
import { NamingScreen } from '../../features/archive/NamingScreen.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'

const messages = { naming }

export const meta = () => [{ title: `${translated({ naming }).naming.title} · ${brand.name}` }, noindexMeta]

export const headers = () => noindexHeaders

/** Where a successor may decline. The page is the same for everybody: what it shows is asked for by the token behind its `#`. */
export default function Named() {
  return (
    <MessagesProvider messages={messages}>
      <NamingScreen />
    </MessagesProvider>
  )
}
