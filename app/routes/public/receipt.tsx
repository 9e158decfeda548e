import { brand } from '#contract/brand.ts'
import { receipt } from '#languages/en/screens/receipt.ts'
import { recordings } from '#languages/en/screens/recordings.ts'
import { video } from '#languages/en/screens/video.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { visitRsvp } from '#languages/en/screens/visit-rsvp.ts'
import { ReceiptScreen } from '../../features/receipt/ReceiptScreen.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'

const messages = { receipt, recordings, video, visitProgramme, visitRsvp }

export const meta = () => [{ title: `${translated({ receipt }).receipt.title} · ${brand.name}` }, noindexMeta]

export const headers = () => noindexHeaders

/** Target of the link in a mailed receipt. The page is the same for everybody: what it shows is asked for by the token behind its `#`. */
export default function Receipt() {
  return (
    <MessagesProvider messages={messages}>
      <ReceiptScreen />
    </MessagesProvider>
  )
}
