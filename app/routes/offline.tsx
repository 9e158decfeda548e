import { brand } from '../brand.ts'
import { OfflinePage } from '../features/offline/OfflinePage.tsx'
import { unlisted, unlistedMeta } from '../lib/unlisted.ts'
import { offline } from '../messages/en/offline.ts'
import { MessagesProvider } from '../messages/index.tsx'
import { spoken } from '../messages/spoken.ts'
import type { PageHandle } from '../root.tsx'
import { fontLinks } from '../ui/font-links.ts'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

export const meta = () => [{ title: `${spoken({ offline }).offline.title} · ${brand.name}` }, unlistedMeta]

export const headers = () => unlisted

/** Kept on the device by the worker, which shows it in the place of a page that cannot be fetched. */
export default function Offline() {
  return (
    <MessagesProvider messages={{ offline }}>
      <OfflinePage />
    </MessagesProvider>
  )
}
