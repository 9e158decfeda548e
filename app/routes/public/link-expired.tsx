import { useSearchParams } from 'react-router'
import { brand } from '#contract/brand.ts'
import { archive } from '#languages/en/screens/archive.ts'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import kettle from '../../ui/illustrations/kettle.svg?url&no-inline'
import pressedFlower from '../../ui/illustrations/pressed-flower.svg?url&no-inline'

const messages = { archive }

export const meta = () => [
  { title: `${translated({ archive }).archive.expired.title} · ${brand.name}` },
  noindexMeta,
]

export const handle = { readable: true } satisfies PageHandle

export const headers = () => noindexHeaders

/** Where a browser is sent when a link to a keepsake has expired, or (`?busy`) cannot be served right now. */
export default function LinkExpired() {
  return (
    <MessagesProvider messages={messages}>
      <Words />
    </MessagesProvider>
  )
}

function Words() {
  const t = useTranslations('archive.expired')
  const isBusy = useSearchParams()[0].has('busy')
  return (
    <SignInLayout title={t(isBusy ? 'busyTitle' : 'title')} leave={{ to: '/profile', label: t('profile') }}>
      <Illustration picture={isBusy ? kettle : pressedFlower} />
      <p>{t(isBusy ? 'busy' : 'help')}</p>
      {!isBusy && <p>{t('hosts')}</p>}
    </SignInLayout>
  )
}
