import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useSender } from '#app/lib/use-sender.ts'
import { useShareLinks } from '#app/lib/use-share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedStatus } from '#app/saving/SavedStatus.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
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
  /** What strangers could read of it, told before it is shared; undefined until it is known. */
  look: ReactNode
}

/** Step 8: invitations, the link, and what happens next. The step frame opens it only after the payment. */
export function ShareScreen({ name, replies, look }: Props) {
  const t = useTranslations('share')
  const common = useTranslations('common')
  const memorial = useSharedMemorial()
  const invitations = useInvitations(memorial.read)
  const sender = useSender(useDraft((draft) => draft.memorialUuid))
  const nameOfPerson = useDraft((draft) => draft.personName)
  const shareSlug = useDraft((draft) => draft.shareSlug)
  const { visibility, writtenIn } = memorial
  const shared = useShareLinks({ nameOfPerson, shareSlug, writtenIn, visibility })
  const links = shareSlug ? shared : null
  return (
    <StepLayout
      title={t('title', { name })}
      intro={t(`intro.${visibility ?? 'ready'}`)}
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
      {look === undefined ? (
        <Coming />
      ) : (
        <>
          {look}
          <LinkSection
            links={links}
            visibility={visibility}
            awaited={visibility === null && !memorial.failed}
            printCode={memorial.printCode}
          />
          <InviteSection {...{ name, memorial, sender, replies }} onSend={invitations.ask} />
          {links && <PhoneSection memorial={memorial} links={links} />}
          {visibility !== null && (
            <NextList {...{ shareSlug, visibility }} hasFund={memorial.hasFund ?? true} />
          )}
        </>
      )}
      {memorial.contacts && (
        <InvitationDialogs {...{ invitations, sender }} counts={countInvites(memorial.contacts)} />
      )}
    </StepLayout>
  )
}

/** In place of all sections until the look is known, which stands above them. */
function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}
