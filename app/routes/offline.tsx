import { brand } from '#contract/brand.ts'
import { offline } from '#languages/en/screens/offline.ts'
import { OfflinePage } from '../features/offline-page/OfflinePage.tsx'
import { noindexHeaders, noindexMeta } from '../lib/noindex.ts'
import { MessagesProvider } from '../messages/index.tsx'
import { translated } from '../messages/translations.ts'
import type { PageHandle } from '../root.tsx'
import { fontLinks } from '../ui/font-links.ts'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: `${translated({ offline }).offline.title} · ${brand.name}` }, noindexMeta]

export const headers = () => noindexHeaders

/** Stored on the device by the service worker, which shows it instead of a page that cannot be loaded. */
export default function Offline() {
  return (
    <MessagesProvider messages={{ offline }}>
      <OfflinePage />
    </MessagesProvider>
  )
}
