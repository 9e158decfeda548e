import { ArrowLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { useDraft } from '../../draft/hooks.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DashboardTrouble } from '../../features/dashboard/DashboardTrouble.tsx'
import { PartSkeleton } from '../../features/dashboard/PartSkeleton.tsx'
import type { Part } from '../../features/dashboard/part.ts'
import { DASHBOARD_PATH } from '../../features/dashboard/paths.ts'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { dashboard } from '../../messages/en/dashboard.ts'
import { shareText } from '../../messages/en/share-text.ts'
import { sharing } from '../../messages/en/sharing.ts'
import { viewer } from '../../messages/en/viewer.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const words = { dashboard, shareText, sharing, viewer }

/** The lists and the link that the dashboard leads to: who is signed in, the memorial, the way back. */
export default function PartLayout() {
  const { pathname } = useLocation()
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // Whoever has to sign in again has no draft open any more: back by way of loading it.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : pathname
  const { isSignedIn, ledAway, logOut } = useSignedInScreen(here)
  const logout = useLogout(logOut)
  const { visit, trouble, load } = useDashboard(memorialUuid, isSignedIn, ledAway)
  useViewChange(`${pathname} ${visit ? 'loaded' : 'waiting'}`, { keepsScroll: true })
  return (
    <MessagesProvider messages={words}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page width="wide">
        <div className="stack">
          <Back />
          {trouble && !visit && <Title />}
          <DashboardTrouble trouble={trouble} load={load} />
          {visit && <Outlet key={visit.memorial.uuid} context={{ visit, ledAway } satisfies Part} />}
          {!visit && !trouble && <PartSkeleton />}
        </div>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

function Back() {
  const t = useTranslations('dashboard')
  return (
    <p>
      <LinkButton look="link" icon={ArrowLeft} to={DASHBOARD_PATH}>
        {t('backToDashboard')}
      </LinkButton>
    </p>
  )
}

function Title() {
  return <h1>{useTranslations('dashboard')('title')}</h1>
}
