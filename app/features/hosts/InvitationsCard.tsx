import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { HelperRole, HostInvitation } from '#contract/hosts.ts'
import styles from './Hosts.module.css'
import { InvitationItem } from './InvitationItem.tsx'
import { InviteForm } from './InviteForm.tsx'

interface Props {
  fieldId: string
  /** There are as many hosts and invitations as can be. */
  isFull: boolean
  invitations: readonly HostInvitation[]
  onInvite: (email: string, role: HelperRole) => Promise<string | null>
  onTakeBack: (invitation: HostInvitation) => Promise<string | null>
  onTyped: (isTyped: boolean) => void
}

/** The form to invite one more, and the invitations that were not answered. */
export function InvitationsCard({ fieldId, isFull, invitations, onInvite, onTakeBack, onTyped }: Props) {
  const t = useTranslations('hosts')
  return (
    <Card title={t('invite.title')}>
      <InviteForm fieldId={fieldId} isFull={isFull} onInvite={onInvite} onTyped={onTyped} />
      {invitations.length > 0 && (
        <div className="top6">
          <h3>{t('asked.title')}</h3>
          <ul className={`top4 ruled ${styles.people}`}>
            {invitations.map((invitation) => (
              <InvitationItem
                key={invitation.uuid}
                invitation={invitation}
                onAgain={() => onInvite(invitation.email, invitation.role)}
                onTakeBack={() => onTakeBack(invitation)}
              />
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
