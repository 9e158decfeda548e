import { ArrowLeft } from 'lucide-react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { moderation } from '#languages/en/screens/moderation.ts'
import { viewer } from '#languages/en/screens/viewer.ts'
import { waiting } from '#languages/en/screens/waiting.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ModerationQueue } from '../../features/dashboard/moderation-queue/ModerationQueue.tsx'
import { ModerationTrouble } from '../../features/dashboard/moderation-queue/ModerationTrouble.tsx'
import { useModeration } from '../../features/dashboard/moderation-queue/use-moderation.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Coming } from '../../ui/Coming.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import type { Route } from './+types/moderation-waiting'

/** The queue has the same components as on the hosts' page. */
const messages = { dashboard, moderation, viewer, waiting }

export const meta = () => [
  { title: `${translated({ waiting }).waiting.title} · ${translated({ moderation }).moderation.pageTitle}` },
]

/** The moderation queue, one memory at a time, for a helper, who can do nothing else with the memorial. */
export default function ModerationWaiting({ params: { uuid } }: Route.ComponentProps) {
  const all = `/memorial/moderation/${uuid}`
  const { isSignedIn, logOut } = useSignedInScreen(`${all}/waiting`)
  const { value: moderated, trouble, read } = useModeration(uuid, isSignedIn)
  useViewChange(moderated ? 'loaded' : 'waiting', { keepsScroll: true })
  return (
    <SignedInFrame {...{ messages, isSignedIn, logOut }}>
      <Page width="wide">
        {trouble ? (
          <ModerationTrouble trouble={trouble} onRead={read} />
        ) : (
          <div className="stack">
            {moderated ? (
              <>
                <p>
                  <Back to={all} />
                </p>
                <ModerationQueue
                  key={uuid}
                  memorialUuid={uuid}
                  shareSlug={moderated.moderation.shareSlug}
                  newest={moderated.newest}
                  total={moderated.moderation.total}
                  askedAt={moderated.askedAt}
                  back={all}
                />
              </>
            ) : (
              <Loading />
            )}
          </div>
        )}
      </Page>
    </SignedInFrame>
  )
}

function Back({ to }: { to: string }) {
  const t = useTranslations('moderation')
  return (
    <LinkButton look="link" icon={ArrowLeft} to={to}>
      {t('title')}
    </LinkButton>
  )
}

const Loading = () => <Coming isTitle>{useTranslations('moderation')('loading')}</Coming>
