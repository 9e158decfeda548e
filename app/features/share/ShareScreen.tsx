import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { memorialLink, type ShareLinks, shareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SavedStatus } from '#app/saving/SavedStatus.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { StepFoot } from '#app/ui/StepFoot.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'
import { InvitationDialogs } from './InvitationDialogs.tsx'
import { InviteSection } from './InviteSection.tsx'
import { LinkSection } from './LinkSection.tsx'
import { NextList } from './NextList.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { tallyOf } from './tally.ts'
import { useInvitations } from './use-invitations.ts'
import { useSharedMemorial } from './use-shared-memorial.ts'

/** Step 8: invitations, the link, and what happens next. The frame lets nobody in before the payment. */
export function ShareScreen({ name }: { name: string }) {
  const t = useTranslations('share')
  const common = useTranslations('common')
  const memorial = useSharedMemorial()
  const invitations = useInvitations(memorial.read)
  const links = useShareLinks()
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
      <LinkSection links={links} />
      <InviteSection name={name} memorial={memorial} onSend={invitations.ask} />
      {links && <PhoneSection memorial={memorial} links={links} />}
      <NextList />
      {memorial.contacts && (
        <InvitationDialogs invitations={invitations} tally={tallyOf(memorial.contacts)} />
      )}
    </StepLayout>
  )
}

function useShareLinks(): ShareLinks | null {
  const slug = useDraft((draft) => draft.shareSlug)
  const name = useDraft((draft) => draft.personName)
  return useMemo(() => (slug ? shareLinks(name, memorialLink(location.origin, slug)) : null), [slug, name])
}
