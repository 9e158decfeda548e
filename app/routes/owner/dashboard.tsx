import { useCallback, useEffect, useState } from 'react'
import { brand } from '#app/brand.ts'
import type { Memorial } from '#contract/memorials.ts'
import { useDraft } from '../../draft/hooks.ts'
import { MemorialHead } from '../../features/account/MemorialHead.tsx'
import { MemorialParts } from '../../features/account/MemorialParts.tsx'
import { PublishCard } from '../../features/account/PublishCard.tsx'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ApiError } from '../../lib/api.ts'
import { loadMemorial } from '../../lib/load-memorial.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${account.dashboard.titleWithoutName} · ${brand.name}` }]

/** What the host has made, its link, and one way to change each part (spec 2 §2 "Dashboard"). */
export default function Dashboard() {
  const t = useTranslations('account')
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // Whoever has to sign in again has no draft open any more: back by way of loading it.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/memorial/dashboard'
  const { isSignedIn, ledAway, logOut } = useSignedInScreen(here)
  const logout = useLogout(logOut)
  const [memorial, setMemorial] = useState<Memorial | null>(null)
  const [error, setError] = useState<string | null>(null)

  const load = useCallback(async () => {
    setError(null)
    if (!memorialUuid) return setError(t('dashboard.noneSelected'))
    try {
      setMemorial(await loadMemorial(memorialUuid))
    } catch (reason) {
      if (!ledAway(reason)) setError(reason instanceof ApiError ? reason.message : t('dashboard.failed'))
    }
  }, [memorialUuid, ledAway, t])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  return (
    <>
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page width="wide">
        <div className="stack">
          {memorial ? <MemorialHead memorial={memorial} /> : <h1>{t('dashboard.titleWithoutName')}</h1>}
          {error && (
            <Notice
              kind="error"
              title={error}
              action={
                memorialUuid ? (
                  <Button onPress={load}>{t('tryAgain')}</Button>
                ) : (
                  <LinkButton to="/profile">{t('loading.backToProfile')}</LinkButton>
                )
              }
            />
          )}
          {!memorial && !error && <Skeleton />}
          {memorial && (
            <>
              <PublishCard memorial={memorial} />
              <h2>{t('dashboard.details')}</h2>
              <MemorialParts memorial={memorial} />
            </>
          )}
        </div>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </>
  )
}
