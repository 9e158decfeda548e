import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { brand } from '#contract/brand.ts'
import { account } from '#languages/en/screens/account.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { settings } from '#languages/en/screens/settings.ts'
import { AccountSettings } from '../../features/account/AccountSettings.tsx'
import { ContributionList, ModeratedList } from '../../features/account/MemorialList.tsx'
import { MemorialsCard } from '../../features/account/MemorialsCard.tsx'
import { PendingDeletion } from '../../features/account/PendingDeletion.tsx'
import { ProfileForm } from '../../features/account/ProfileForm.tsx'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useProfile } from '../../features/account/use-profile.ts'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DeletedMemorials } from '../../features/deletion/DeletedMemorials.tsx'
import { GoodbyeNotice } from '../../features/deletion/GoodbyeNotice.tsx'
import { signIn } from '../../lib/session.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${translated({ account }).account.profile.title} · ${brand.name}` }]

const messages = { deletion, settings }

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
  const { isSignedIn, signOutEverywhere } = useSignedInScreen('/profile')
  const logout = useLogout()
  const { loaded, error, load, showUser, showPasskeys, dropDevice } = useProfile(isSignedIn)

  /** The notice that the account will be deleted no longer applies. */
  async function handleRestored() {
    await navigate('.', { replace: true, state: null })
    await load()
  }

  return (
    <>
      <SkipLink />
      <Masthead />
      <Page>
        <div className="stack">
          <header className="apart">
            <h1>{t('title')}</h1>
            {isSignedIn && (
              <Button look="plain" icon={LogOut} onPress={logout.ask}>
                {shared('logout.label')}
              </Button>
            )}
          </header>
          {loaded && <PendingDeletion user={loaded.user} onKept={showUser} />}
          {/* The state of a reloaded page is not known to the server. */}
          {isSignedIn && <GoodbyeNotice />}
          <MemorialsCard memorials={loaded?.lists.ownedMemorials} error={error} onAgain={load} />
          {loaded && (
            <DeletedMemorials memorials={loaded.lists.deletedMemorials} onRestored={handleRestored} />
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
                <ProfileForm user={loaded.user} onSaved={showUser} />
              </Card>
              <AccountSettings
                user={loaded.user}
                devices={loaded.devices}
                passkeys={loaded.passkeys}
                onPasskeys={showPasskeys}
                ownsMemorials={loaded.lists.ownedMemorials.some((memorial) => memorial.role === 'OWNER')}
                onToken={(token) => signIn(token, loaded.user)}
                onDeletionAsked={showUser}
                onSignedOut={dropDevice}
                onSignOutEverywhere={signOutEverywhere}
              />
            </>
          )}
        </div>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </>
  )
}
