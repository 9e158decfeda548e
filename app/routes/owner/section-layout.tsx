import { ArrowLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { shareText } from '#languages/en/screens/share-text.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { viewer } from '#languages/en/screens/viewer.ts'
import { useDraft } from '../../draft/hooks.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DashboardTrouble } from '../../features/dashboard/DashboardTrouble.tsx'
import { DASHBOARD_PATH } from '../../features/dashboard/paths.ts'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'

const messages = { dashboard, programme, shareText, sharing, viewer }

/** Layout of the lists and the link that the dashboard leads to: session, memorial, link back. */
export default function SectionLayout() {
  const { pathname } = useLocation()
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // After signing in again no draft is open: the return path loads the memorial first.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : pathname
  const { isSignedIn } = useSignedInScreen(here)
  const { visit, trouble, load } = useDashboard(memorialUuid, isSignedIn)
  useViewChange(`${pathname} ${visit ? 'loaded' : 'waiting'}`, { keepsScroll: true })
  return (
    <SignedInFrame messages={messages}>
      <Page width="wide">
        <div className="stack">
          <Back />
          {trouble && !visit && <Title />}
          <DashboardTrouble trouble={trouble} load={load} />
          {visit && <Outlet key={visit.memorial.uuid} context={visit} />}
          {!visit && !trouble && <Loading />}
        </div>
      </Page>
    </SignedInFrame>
  )
}

function Back() {
  return (
    <p>
      <LinkButton look="link" icon={ArrowLeft} to={DASHBOARD_PATH} word="backToDashboard" />
    </p>
  )
}

const Title = () => <h1>{useTranslations('dashboard')('title')}</h1>

const Loading = () => <Coming isTitle>{useTranslations('dashboard')('loading')}</Coming>
