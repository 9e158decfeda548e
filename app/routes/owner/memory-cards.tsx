import { memoryCards } from '#languages/en/screens/memory-cards.ts'
import { moderation } from '#languages/en/screens/moderation.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ModerationTrouble } from '../../features/dashboard/ModerationTrouble.tsx'
import { useModeration } from '../../features/dashboard/use-moderation.ts'
import { MemoryCardsScreen } from '../../features/memory-cards/MemoryCardsScreen.tsx'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Coming } from '../../ui/Coming.tsx'
import { Page } from '../../ui/Page.tsx'
import type { Route } from './+types/memory-cards'

const messages = { memoryCards, moderation, saving }

export const meta = () => [{ title: translated({ memoryCards }).memoryCards.pageTitle }]

/** Filing memories that were written on paper, for hosts and helpers. */
export default function MemoryCards({ params: { uuid } }: Route.ComponentProps) {
  const { isSignedIn } = useSignedInScreen(`/memorial/memory-cards/${uuid}`)
  const { value: moderated, trouble, read } = useModeration(uuid, isSignedIn)
  return (
    <SignedInFrame messages={messages}>
      <Page>
        {moderated ? (
          <MemoryCardsScreen key={uuid} moderation={moderated.moderation} />
        ) : trouble ? (
          <ModerationTrouble trouble={trouble} onRead={read} />
        ) : (
          <Opening />
        )}
      </Page>
    </SignedInFrame>
  )
}

const Opening = () => <Coming isTitle>{useTranslations('memoryCards')('loading')}</Coming>
