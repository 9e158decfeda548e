import { LogOut, Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getUser, listDevices, type SignedInDevice, type User } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import type { Answer } from '#contract/endpoint.ts'
import { listAll } from '#contract/memorials.ts'
import { listPasskeys, type Passkey } from '#contract/passkeys.ts'
import { account } from '#languages/en/screens/account.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { settings } from '#languages/en/screens/settings.ts'
import { draftStore } from '../../draft/hooks.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { ContributionList } from '../../features/account/ContributionList.tsx'
import { MemorialList } from '../../features/account/MemorialList.tsx'
import { ModeratedList } from '../../features/account/ModeratedList.tsx'
import { PendingDeletion } from '../../features/account/PendingDeletion.tsx'
import { ProfileForm } from '../../features/account/ProfileForm.tsx'
import { UnsavedDrafts } from '../../features/account/UnsavedDrafts.tsx'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DeletedMemorials } from '../../features/deletion/DeletedMemorials.tsx'
import { GoodbyeNotice } from '../../features/deletion/GoodbyeNotice.tsx'
import { ApiError, call } from '../../lib/api.ts'
import { setUser, signIn } from '../../lib/session.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import penAndPage from '../../ui/illustrations/pen-and-page.svg?url&no-inline'
import { Masthead } from '../../ui/Masthead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${translated({ account }).account.profile.title} · ${brand.name}` }]

const messages = { deletion, settings }

interface Loaded {
  user: User
  lists: Answer<typeof listAll>
  devices: SignedInDevice[]
  passkeys: Passkey[]
}

/** Account details, memorials and contributions, and the actions on an account. */
export default function Profile() {
  return (
    <MessagesProvider messages={messages}>
      <ProfileScreen />
    </MessagesProvider>
  )
}

function ProfileScreen() {
  const t = useTranslations('account.profile')
  const shared = useTranslations('account')
  const navigate = useNavigate()
  const { isSignedIn, redirectOnAuthError, logOut, signOutEverywhere } = useSignedInScreen('/profile')
  const logout = useLogout(logOut)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<string | null>(null)

  const load = useCallback(async () => {
    setError(null)
    try {
      const [{ user }, lists, { devices }, { passkeys }] = await Promise.all([
        call(getUser),
        call(listAll),
        call(listDevices),
        call(listPasskeys),
      ])
      setUser(user)
      setLoaded({ user, lists, devices, passkeys })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      setError(reason instanceof ApiError ? reason.message : t('unavailableHelp'))
    }
  }, [redirectOnAuthError, t])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  function showUser(user: User) {
    setUser(user)
    setLoaded((before) => before && { ...before, user })
  }

  function dropDevice(id: string) {
    setLoaded(
      (before) => before && { ...before, devices: before.devices.filter((device) => device.id !== id) },
    )
  }

  /** The notice that the account will be deleted no longer applies. */
  async function handleRestored() {
    await navigate('.', { replace: true, state: null })
    await load()
  }

  function startNew() {
    draftStore.startNew()
    void navigate('/who')
  }

  const isComing = !loaded && !error

  return (
    <>
      <SkipLink />
      <Masthead>
        {isSignedIn && (
          <Button look="plain" icon={LogOut} onPress={logout.ask}>
            {shared('logout.label')}
          </Button>
        )}
      </Masthead>
      <Page>
        <div className="stack">
          <h1>{t('title')}</h1>
          {loaded && (
            <PendingDeletion user={loaded.user} onKept={showUser} redirectOnAuthError={redirectOnAuthError} />
          )}
          <GoodbyeNotice />
          <Card title={t('memorials')}>
            <div className="stack">
              {error && (
                <Notice
                  kind="error"
                  title={t('unavailable')}
                  action={<Button onPress={load}>{shared('tryAgain')}</Button>}
                >
                  {error}
                </Notice>
              )}
              {loaded && <OwnMemorials memorials={loaded.lists.ownedMemorials} />}
              {isComing && (
                <div className="coming part">
                  <Skeleton />
                  <Skeleton width="most" />
                </div>
              )}
              {!isComing && (
                <>
                  <UnsavedDrafts />
                  <p>
                    <Button icon={Plus} onPress={startNew}>
                      {t('startNew')}
                    </Button>
                  </p>
                </>
              )}
            </div>
          </Card>
          {loaded && (
            <DeletedMemorials
              memorials={loaded.lists.deletedMemorials}
              redirectOnAuthError={redirectOnAuthError}
              onRestored={handleRestored}
            />
          )}
          {loaded && loaded.lists.moderatedMemorials.length > 0 && (
            <Card title={t('moderated.title')}>
              <ModeratedList memorials={loaded.lists.moderatedMemorials} />
            </Card>
          )}
          {loaded && (
            <>
              <Card title={t('contributions')}>
                <ContributionList contributions={loaded.lists.contributions} />
              </Card>
              <Card title={t('information')}>
                <ProfileForm
                  user={loaded.user}
                  onSaved={showUser}
                  redirectOnAuthError={redirectOnAuthError}
                />
              </Card>
            </>
          )}
          {loaded && (
            <AccountSettings
              user={loaded.user}
              devices={loaded.devices}
              passkeys={loaded.passkeys}
              onPasskeys={(passkeys) => setLoaded((before) => before && { ...before, passkeys })}
              ownsMemorials={loaded.lists.ownedMemorials.some((memorial) => memorial.role === 'OWNER')}
              onToken={(token) => signIn(token, loaded.user)}
              onDeletionAsked={showUser}
              onSignedOut={dropDevice}
              onSignOutEverywhere={signOutEverywhere}
              redirectOnAuthError={redirectOnAuthError}
            />
          )}
        </div>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </>
  )
}

function OwnMemorials({ memorials }: { memorials: Loaded['lists']['ownedMemorials'] }) {
  const t = useTranslations('account.profile')
  if (memorials.length === 0) return <EmptyState picture={penAndPage} title={t('noMemorials')} />
  return <MemorialList memorials={memorials} />
}
