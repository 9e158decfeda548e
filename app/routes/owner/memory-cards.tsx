import { memoryCards } from '#languages/en/screens/memory-cards.ts'
import { moderation } from '#languages/en/screens/moderation.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { MemoryCardsScreen } from '../../features/memory-cards/MemoryCardsScreen.tsx'
import { ModerationTrouble } from '../../features/moderation/ModerationScreen.tsx'
import { useModeration } from '../../features/moderation/use-moderation.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Masthead } from '../../ui/Masthead.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'
import type { Route } from './+types/memory-cards'

const messages = { memoryCards, moderation, saving }

export const meta = () => [{ title: translated({ memoryCards }).memoryCards.pageTitle }]

/** Filing memories that were written on paper, for hosts and helpers. */
export default function MemoryCards({ params: { uuid } }: Route.ComponentProps) {
  const { isSignedIn, redirectOnAuthError, logOut } = useSignedInScreen(`/memorial/memory-cards/${uuid}`)
  const logout = useLogout(logOut)
  const { moderated, trouble, read } = useModeration(uuid, isSignedIn, redirectOnAuthError)
  return (
    <MessagesProvider messages={messages}>
      <SkipLink />
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <Page>
        {moderated ? (
          <MemoryCardsScreen
            key={uuid}
            moderation={moderated.moderation}
            redirectOnAuthError={redirectOnAuthError}
          />
        ) : trouble ? (
          <ModerationTrouble trouble={trouble} onRead={read} />
        ) : (
          <Opening />
        )}
      </Page>
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

function Opening() {
  const t = useTranslations('memoryCards')
  return (
    <div className="coming" role="status">
      <h1 className="visually-hidden">{t('loading')}</h1>
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}
