import { useEffect, useState } from 'react'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { fetchArchive } from '#contract/archive.ts'
import { brand } from '#contract/brand.ts'
import { ownArchive } from '#languages/en/screens/own-archive.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { DownloadArchive } from '../../features/archive/DownloadArchive.tsx'
import { ApiError, call } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { LoadingLine } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'

const messages = { ownArchive }

export const meta = () => [{ title: `${translated({ ownArchive }).ownArchive.pageTitle} · ${brand.name}` }]

/** Where the archive's mails lead: hosts, and successors by the address of their account, download it signed in. */
export default function OwnArchive() {
  const { memorialUuid } = useMemorialScreen('/memorial/archive')
  return (
    <SignedInFrame messages={messages}>
      <Page width="door" loads>
        {memorialUuid && <Archive memorialUuid={memorialUuid} />}
      </Page>
    </SignedInFrame>
  )
}

interface Props {
  memorialUuid: string
}

function Archive({ memorialUuid }: Props) {
  const t = useTranslations('ownArchive')
  const [found, setFound] = useState<{ nameOfPerson: string } | ApiError | null>(null)

  useEffect(() => {
    call(fetchArchive, { params: { memorialUuid } }).then(setFound, (reason) => {
      if (!(reason instanceof ApiError)) throw reason
      if (!redirectOnAuthError(reason)) setFound(reason)
    })
  }, [memorialUuid])

  if (!found) return <LoadingLine>{t('loading')}</LoadingLine>
  if (found instanceof ApiError)
    return (
      <>
        <h1>{t('pageTitle')}</h1>
        <Notice kind="error" title={found.retry ? found.message : t('notYours')}>
          {!found.retry && t('otherAddress')}
        </Notice>
      </>
    )
  return (
    <div className="stack">
      <h1>{t('title', { name: found.nameOfPerson })}</h1>
      <p>{t('holds')}</p>
      <p>{t('large')}</p>
      <DownloadArchive memorialUuid={memorialUuid}>{t('download')}</DownloadArchive>
    </div>
  )
}
