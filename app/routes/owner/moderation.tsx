import { useNavigate } from 'react-router'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { moderation } from '#languages/en/screens/moderation.ts'
import { viewer } from '#languages/en/screens/viewer.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ModerationScreen } from '../../features/dashboard/ModerationScreen.tsx'
import { useModeration } from '../../features/dashboard/use-moderation.ts'
import { translated } from '../../messages/translations.ts'
import { Page } from '../../ui/Page.tsx'
import type { Route } from './+types/moderation'

/** The list is the dashboard's. */
const messages = { dashboard, moderation, viewer }

export const meta = () => [{ title: translated({ moderation }).moderation.pageTitle }]

/** What others added, for a helper, who can do nothing else with the memorial. */
export default function ModerationRoute({ params: { uuid } }: Route.ComponentProps) {
  const { isSignedIn } = useSignedInScreen(`/memorial/moderation/${uuid}`)
  const navigate = useNavigate()
  const screen = useModeration(uuid, isSignedIn)
  return (
    <SignedInFrame messages={messages}>
      <Page>
        <ModerationScreen
          key={uuid}
          {...screen}
          onLeft={async () => navigate('/profile', { replace: true })}
        />
      </Page>
    </SignedInFrame>
  )
}
