import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useSender } from '#app/lib/use-sender.ts'
import { useShareLinks } from '#app/lib/use-share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedStatus } from '#app/saving/SavedStatus.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import { InvitationDialogs } from './InvitationDialogs.tsx'
import { InviteSection } from './InviteSection.tsx'
import { countInvites } from './invite-counts.ts'
import { LinkSection } from './LinkSection.tsx'
import { NextList } from './NextList.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { useInvitations } from './use-invitations.ts'
import { useSharedMemorial } from './use-shared-memorial.ts'

interface Props {
  /** The person's name, or its replacement if there is none. */
  name: string
  /** The setting whether replies to the invitations are forwarded to this host. */
  replies: ReactNode
}

/** Step 8: invitations, the link, and what happens next. The step frame opens it only after the payment. */
export function ShareScreen({ name, replies }: Props) {
  const t = useTranslations('share')
  const common = useTranslations('common')
  const memorial = useSharedMemorial()
  const invitations = useInvitations(memorial.read)
  const sender = useSender(useDraft((draft) => draft.memorialUuid))
  const nameOfPerson = useDraft((draft) => draft.personName)
  const shareSlug = useDraft((draft) => draft.shareSlug)
  const shared = useShareLinks({ nameOfPerson, shareSlug, writtenIn: memorial.writtenIn })
  const links = shareSlug ? shared : null
  return (
    <StepLayout
      title={t('title', { name })}
      intro={t('intro')}
      foot={
        <StepFoot
          back={
            <LinkButton look="plain" icon={ArrowLeft} to="/payment">
              {common('back')}
            </LinkButton>
          }
          status={<SavedStatus />}
          primary={<LinkButton to="/memorial/dashboard">{t('viewMemorial')}</LinkButton>}
          longPrimary
        />
      }
    >
      <LinkSection links={links} visibility={memorial.visibility} printedCode={memorial.printedCode} />
      <InviteSection {...{ name, memorial, replies }} onSend={invitations.ask} />
      {links && memorial.visibility !== 'PRIVATE' && <PhoneSection memorial={memorial} links={links} />}
      <NextList shareSlug={shareSlug} />
      {memorial.contacts && (
        <InvitationDialogs {...{ invitations, sender }} counts={countInvites(memorial.contacts)} />
      )}
    </StepLayout>
  )
}
