import { useNavigate } from 'react-router'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { moderation } from '#languages/en/screens/moderation.ts'
import { viewer } from '#languages/en/screens/viewer.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ContributionList } from '../../features/dashboard/ContributionList.tsx'
import { useContributions } from '../../features/dashboard/use-contributions.ts'
import { type Reviewed, useReviewed } from '../../features/dashboard/use-reviewed.ts'
import { ModerationScreen } from '../../features/moderation/ModerationScreen.tsx'
import { type Moderated, useModeration } from '../../features/moderation/use-moderation.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import type { Route } from './+types/moderation'

/** The list is the dashboard's. */
const messages = { dashboard, moderation, viewer }

export const meta = () => [{ title: translated({ moderation }).moderation.pageTitle }]

/** What others added, for a helper, who can do nothing else with the memorial. */
export default function ModerationRoute({ params: { uuid } }: Route.ComponentProps) {
  const { isSignedIn, redirectOnAuthError, logOut } = useSignedInScreen(`/memorial/moderation/${uuid}`)
  const logout = useLogout(logOut)
  const navigate = useNavigate()
  const { moderated, trouble, read } = useModeration(uuid, isSignedIn, redirectOnAuthError)
  const handled = useReviewed()
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page>
        <ModerationScreen
          moderated={moderated}
          waiting={moderated ? handled.left(moderated.moderation.waiting, moderated.newest) : 0}
          trouble={trouble}
          onRead={read}
          redirectOnAuthError={redirectOnAuthError}
          onLeft={async () => navigate('/profile', { replace: true })}
        >
          {moderated && (
            <Added
              key={uuid}
              moderated={moderated}
              redirectOnAuthError={redirectOnAuthError}
              onHandled={handled.note}
            />
          )}
        </ModerationScreen>
      </Page>
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

interface AddedProps {
  moderated: Moderated
  redirectOnAuthError: (reason: unknown) => boolean
  onHandled: Reviewed['note']
}

function Added({ moderated, redirectOnAuthError, onHandled }: AddedProps) {
  const { moderation, newest, askedAt } = moderated
  const { memorialUuid, nameOfPerson, total } = moderation
  const contributions = useContributions({
    memorialUuid,
    newest,
    total,
    askedAt,
    redirectOnAuthError,
    onHandled,
  })
  return (
    <ContributionList
      contributions={contributions}
      preview={newest.length}
      isNew={() => false}
      person={nameOfPerson}
      redirectOnAuthError={redirectOnAuthError}
    />
  )
}
