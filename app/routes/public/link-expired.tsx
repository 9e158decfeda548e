import { useSearchParams } from 'react-router'
import { brand } from '#app/brand.ts'
import { Door } from '../../features/account/Door.tsx'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { archive } from '../../messages/en/archive.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'

const words = { archive }

export const meta = () => [{ title: `${archive.expired.pageTitle} · ${brand.name}` }, unlistedMeta]

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
      <p>{t(isBusy ? 'busy' : 'help')}</p>
      {!isBusy && <p>{t('hosts')}</p>}
    </Door>
  )
}
