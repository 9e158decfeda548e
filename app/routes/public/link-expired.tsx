import { useSearchParams } from 'react-router'
import { brand } from '#app/brand.ts'
import { Door } from '../../features/account/Door.tsx'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { archive } from '../../messages/en/archive.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import type { PageHandle } from '../../root.tsx'
import { Spot } from '../../ui/Spot.tsx'
import kettle from '../../ui/spots/kettle.svg?url&no-inline'
import pressedFlower from '../../ui/spots/pressed-flower.svg?url&no-inline'

const words = { archive }

export const meta = () => [
  { title: `${spoken({ archive }).archive.expired.pageTitle} · ${brand.name}` },
  unlistedMeta,
]

export const handle = { readable: true } satisfies PageHandle

export const headers = () => unlisted

/** Where a browser lands whose link to a keepsake does not hold any more, or (`?busy`) cannot be answered just now. */
export default function LinkExpired() {
  return (
    <MessagesProvider messages={words}>
      <Words />
    </MessagesProvider>
  )
}

function Words() {
  const t = useTranslations('archive.expired')
  const isBusy = useSearchParams()[0].has('busy')
  return (
    <Door title={t(isBusy ? 'busyTitle' : 'title')} leave={{ to: '/profile', label: t('profile') }}>
      <Spot picture={isBusy ? kettle : pressedFlower} />
      <p>{t(isBusy ? 'busy' : 'help')}</p>
      {!isBusy && <p>{t('hosts')}</p>}
    </Door>
  )
}
