import { useNavigate } from 'react-router'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ContributionList } from '../../features/dashboard/ContributionList.tsx'
import { useContributions } from '../../features/dashboard/use-contributions.ts'
import { type Handled, useHandled } from '../../features/dashboard/use-handled.ts'
import { ModerationScreen } from '../../features/moderation/ModerationScreen.tsx'
import { type Moderated, useModeration } from '../../features/moderation/use-moderation.ts'
import { dashboard } from '../../messages/en/dashboard.ts'
import { moderation } from '../../messages/en/moderation.ts'
import { viewer } from '../../messages/en/viewer.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import type { Route } from './+types/moderation'

/** The list is the one of the dashboard. */
const words = { dashboard, moderation, viewer }

export const meta = () => [{ title: spoken({ moderation }).moderation.pageTitle }]

/** What others added, for somebody who looks after that and nothing else of a memorial. */
export default function ModerationRoute({ params: { uuid } }: Route.ComponentProps) {
  const { isSignedIn, ledAway, logOut } = useSignedInScreen(`/memorial/moderation/${uuid}`)
  const logout = useLogout(logOut)
  const navigate = useNavigate()
  const { moderated, trouble, read } = useModeration(uuid, isSignedIn, ledAway)
  const handled = useHandled()
  return (
    <MessagesProvider messages={words}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page>
        <ModerationScreen
          moderated={moderated}
          waiting={moderated ? handled.left(moderated.moderation.waiting, moderated.newest) : 0}
          trouble={trouble}
          onRead={read}
          ledAway={ledAway}
          onLeft={async () => navigate('/profile', { replace: true })}
        >
          {moderated && <Added key={uuid} moderated={moderated} ledAway={ledAway} onHandled={handled.note} />}
        </ModerationScreen>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

interface AddedProps {
  moderated: Moderated
  ledAway: (reason: unknown) => boolean
  onHandled: Handled['note']
}

function Added({ moderated, ledAway, onHandled }: AddedProps) {
  const { moderation, newest } = moderated
  const { memorialUuid, nameOfPerson, total } = moderation
  const contributions = useContributions({ memorialUuid, newest, total, ledAway, onHandled })
  return (
    <ContributionList
      contributions={contributions}
      preview={newest.length}
      isNew={() => false}
      person={nameOfPerson}
      ledAway={ledAway}
    />
  )
}
