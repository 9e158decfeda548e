import { LogOut, Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '#app/brand.ts'
import { getUser, type User } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { listAll } from '#contract/memorials.ts'
import { draftStore } from '../../draft/hooks.ts'
import { ContributionList } from '../../features/account/ContributionList.tsx'
import { MemorialList } from '../../features/account/MemorialList.tsx'
import { ProfileForm } from '../../features/account/ProfileForm.tsx'
import { UnsavedDrafts } from '../../features/account/UnsavedDrafts.tsx'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ApiError, call } from '../../lib/api.ts'
import { setUser } from '../../lib/session.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${account.profile.title} · ${brand.name}` }]

interface Loaded {
  user: User
  lists: Answer<typeof listAll>
}

/** Account information, memorials and contributions (spec 1 §2 "Profile"). */
export default function Profile() {
  const t = useTranslations('account.profile')
  const navigate = useNavigate()
  const { isSignedIn, ledAway, logOut } = useSignedInScreen('/profile')
  const logout = useLogout(logOut)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<string | null>(null)

  const load = useCallback(async () => {
    setError(null)
    try {
      const [{ user }, lists] = await Promise.all([call(getUser), call(listAll)])
      setUser(user)
      setLoaded({ user, lists })
    } catch (reason) {
      if (ledAway(reason)) return
      setError(reason instanceof ApiError ? reason.message : t('unavailableHelp'))
    }
  }, [ledAway, t])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  function startNew() {
    draftStore.startNew()
    void navigate('/who')
  }

  return (
    <>
      <Masthead>
        {isSignedIn && (
          <Button look="plain" icon={LogOut} onPress={logout.ask}>
            {account.logout.label}
          </Button>
        )}
      </Masthead>
      <Page>
        <div className="stack">
          <h1>{t('title')}</h1>
          {error && (
            <Notice
              kind="error"
              title={t('unavailable')}
              action={<Button onPress={load}>{account.tryAgain}</Button>}
            >
              {error}
            </Notice>
          )}
          <Card title={t('memorials')}>
            <div className="stack">
              {loaded ? (
                <>
                  {loaded.lists.ownedMemorials.length === 0 && <p className="quiet">{t('noMemorials')}</p>}
                  <MemorialList memorials={loaded.lists.ownedMemorials} />
                </>
              ) : (
                !error && <Skeleton />
              )}
              <UnsavedDrafts />
              <p>
                <Button icon={Plus} onPress={startNew}>
                  {t('startNew')}
                </Button>
              </p>
            </div>
          </Card>
          <Card title={t('contributions')}>
            {loaded ? (
              <ContributionList contributions={loaded.lists.contributions} />
            ) : (
              !error && <Skeleton />
            )}
          </Card>
          <Card title={t('information')}>
            {loaded ? (
              <ProfileForm
                user={loaded.user}
                onSaved={(user) => {
                  setUser(user)
                  setLoaded({ ...loaded, user })
                }}
              />
            ) : (
              !error && <Skeleton />
            )}
          </Card>
        </div>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </>
  )
}
