import { brand } from '#contract/brand.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { keepsakes } from '#languages/en/screens/keepsakes.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { retention } from '#languages/en/screens/retention.ts'
import { useDraft } from '../../draft/hooks.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { useLook } from '../../features/before-sharing/use-look.ts'
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx'
import { DashboardTrouble } from '../../features/dashboard/DashboardTrouble.tsx'
import { DashboardView } from '../../features/dashboard/DashboardView.tsx'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { DeleteMemorial } from '../../features/deletion/DeleteMemorial.tsx'
import { KeepsakesCard } from '../../features/keepsakes/KeepsakesCard.tsx'
import { RetentionNotice, useEndOfRetention } from '../../features/retention/RetentionNotice.tsx'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${translated({ dashboard }).dashboard.title} · ${brand.name}` }]

const messages = { dashboard, deletion, keepsakes, lifeSpan, programme, retention }

/** What was added, what is left to do, and links for changing each part. */
export default function Dashboard() {
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // After signing in again no draft is open: the return path loads the memorial first.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/memorial/dashboard'
  const { isSignedIn, redirectOnAuthError, logOut } = useSignedInScreen(here)
  const logout = useLogout(logOut)
  const { visit: loaded, trouble, load } = useDashboard(memorialUuid, isSignedIn, redirectOnAuthError)
  const ending = useEndOfRetention(loaded?.memorial ?? null, redirectOnAuthError)
  const uuid = loaded?.memorial.uuid ?? null
  const look = useLook(uuid)
  const isWhole = ending !== undefined && look !== undefined
  const visit = isWhole ? loaded : null
  useViewChange(visit ? 'memorial' : 'waiting', { keepsScroll: true })
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page width="wide">
        <div className="stack">
          {!visit && <Title />}
          <DashboardTrouble trouble={trouble} load={load} />
          {visit && (
            <DashboardView
              key={visit.memorial.uuid}
              visit={visit}
              redirectOnAuthError={redirectOnAuthError}
              notice={
                <>
                  {ending && <RetentionNotice memorialUuid={visit.memorial.uuid} retention={ending} />}
                  {look && <look.List {...look} isShared />}
                </>
              }
              keepsakes={
                <KeepsakesCard
                  memorialUuid={visit.memorial.uuid}
                  told={visit.book}
                  redirectOnAuthError={redirectOnAuthError}
                />
              }
            />
          )}
          {visit?.role === 'OWNER' && (
            <DeleteMemorial memorial={visit.memorial} redirectOnAuthError={redirectOnAuthError} />
          )}
          {!visit && !trouble && <DashboardSkeleton />}
        </div>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

/** Shown until it is known whose memorial it is. */
function Title() {
  const t = useTranslations('dashboard')
  return <h1>{t('title')}</h1>
}
