import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { type ShareLinks as Links, printedLink } from '#app/lib/share-links.ts'
import { useSender } from '#app/lib/use-sender.ts'
import { useShareLinks } from '#app/lib/use-share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedStatus } from '#app/saving/SavedStatus.tsx'
import { Coming } from '#app/ui/Coming.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { QrSection } from '#app/ui/qr/QrSection.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import { StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout, StepSection } from '#app/ui/StepLayout.tsx'
import type { Memorial } from '#contract/memorials.ts'
import { InvitationDialogs } from './InvitationDialogs.tsx'
import { InviteSection } from './InviteSection.tsx'
import { countInvites } from './invite-counts.ts'
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
        <Coming>{t('loading')}</Coming>
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

interface LinkProps {
  /** null: there is no link yet. */
  links: Links | null
  /** null until it is read. */
  visibility: Memorial['visibility'] | null
  /** Who can see it is still asked for. */
  awaited: boolean
  /** null until it is read; until then the QR code leads to the plain link. */
  printCode: string | null
}

/** The memorial's link, to copy or to share, and its QR code. */
function LinkSection({ links, visibility, awaited, printCode }: LinkProps) {
  const t = useTranslations('share.link')
  const slug = useDraft((draft) => draft.shareSlug)
  return (
    <StepSection title={t('title')}>
      {links ? (
        <>
          <ShareLinks links={links} visibility={visibility} linkOnly={awaited || visibility === 'PRIVATE'} />
          <QrSection link={printedLink(links.link, printCode)} slug={slug} />
        </>
      ) : (
        <LoadingLine>{t('making')}</LoadingLine>
      )}
    </StepSection>
  )
}
