import { useCallback, useEffect, useState } from 'react'
import type { Memorial } from '#contract/memorials.ts'
import { bringRest } from '#languages/en/screens/bring-rest.ts'
import { openArchive } from '#languages/en/screens/open-archive.ts'
import { useDraft } from '../../draft/hooks.ts'
import { forgetRest, restWaits } from '../../draft/rest-waits.ts'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { BringRestScreen } from '../../features/bring-rest/BringRestScreen.tsx'
import { ApiError } from '../../lib/api.ts'
import { loadMemorial } from '../../lib/load-memorial.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { LoadingLine } from '../../ui/Loading.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const messages = { bringRest, openArchive }

export const meta = () => [{ title: translated({ bringRest }).bringRest.pageTitle }]

/** What others left, from an archive; linked from Keepsakes, and from the dashboard of a memorial that was made of an archive here. */
export default function BringRest() {
  const { memorialUuid, isSignedIn, redirectOnAuthError, logout } = useMemorialScreen('/memorial/bring-rest')
  const draftId = useDraft((draft) => draft.draftId)
  const [memorial, setMemorial] = useState<Memorial | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const read = useCallback(async () => {
    if (memorialUuid === null) return
    setTrouble(null)
    try {
      setMemorial(await loadMemorial(memorialUuid))
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [memorialUuid, redirectOnAuthError])
  useEffect(() => {
    if (isSignedIn) void read()
  }, [isSignedIn, read])
  const enough = useCallback(() => forgetRest(draftId), [draftId])

  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page>
        {memorial ? (
          <BringRestScreen
            key={memorial.uuid}
            {...{ memorial, redirectOnAuthError }}
            onEnough={enough}
            isReminded={restWaits(draftId)}
          />
        ) : (
          <Opening trouble={trouble} onAgain={read} />
        )}
      </Page>
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

function Opening({ trouble, onAgain }: { trouble: ApiError | null; onAgain: () => Promise<void> }) {
  const t = useTranslations('bringRest')
  if (trouble)
    return <NotLoaded title={t('failed')} isGone={trouble.code === 'MEMORIAL_NOT_FOUND'} onAgain={onAgain} />
  return (
    <div className="coming">
      <LoadingLine>{t('loading')}</LoadingLine>
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}
