import { brand } from '#contract/brand.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { keepsakes } from '#languages/en/screens/keepsakes.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { programme } from '#languages/en/screens/programme.ts'
import { retention } from '#languages/en/screens/retention.ts'
import { useDraft } from '../../draft/hooks.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { useLook } from '../../features/before-sharing/use-look.ts'
import { DashboardTrouble } from '../../features/dashboard/DashboardTrouble.tsx'
import { DashboardView } from '../../features/dashboard/DashboardView.tsx'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { DeleteMemorial } from '../../features/deletion/DeleteMemorial.tsx'
import { KeepsakesCard } from '../../features/keepsakes/KeepsakesCard.tsx'
import { RetentionNotice, useEndOfRetention } from '../../features/retention/RetentionNotice.tsx'
import { useViewChange } from '../../lib/use-view-change.ts'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Coming } from '../../ui/Coming.tsx'
import { Page } from '../../ui/Page.tsx'

export const meta = () => [{ title: `${translated({ dashboard }).dashboard.title} · ${brand.name}` }]

const messages = { dashboard, deletion, keepsakes, lifeSpan, programme, retention }

/** What was added, what is left to do, and links for changing each part. */
export default function Dashboard() {
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  // After signing in again no draft is open: the return path loads the memorial first.
  const here = memorialUuid ? `/memorial/load/${memorialUuid}` : '/memorial/dashboard'
  const { isSignedIn } = useSignedInScreen(here)
  const { visit: loaded, trouble, load } = useDashboard(memorialUuid, isSignedIn)
  const ending = useEndOfRetention(loaded?.memorial ?? null)
  const uuid = loaded?.memorial.uuid ?? null
  const look = useLook(uuid)
  const isWhole = ending !== undefined && look !== undefined
  const visit = isWhole ? loaded : null
  useViewChange(visit ? 'memorial' : 'waiting', { keepsScroll: true })
  return (
    <SignedInFrame messages={messages}>
      <Page width="wide">
        <div className="stack">
          {!visit && <Title />}
          <DashboardTrouble trouble={trouble} load={load} />
          {visit && (
            <DashboardView
              key={visit.memorial.uuid}
              visit={visit}
              notice={
                <>
                  {ending && <RetentionNotice memorialUuid={visit.memorial.uuid} retention={ending} />}
                  {look && <look.List {...look} isShared />}
                </>
              }
              keepsakes={<KeepsakesCard memorialUuid={visit.memorial.uuid} told={visit.book} />}
            />
          )}
          {visit?.role === 'OWNER' && <DeleteMemorial memorial={visit.memorial} />}
          {!visit && !trouble && <Loading />}
        </div>
      </Page>
    </SignedInFrame>
  )
}

/** Shown until it is known whose memorial it is. */
const Title = () => <h1>{useTranslations('dashboard')('title')}</h1>

const Loading = () => <Coming>{useTranslations('dashboard')('loading')}</Coming>
