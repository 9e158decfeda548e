import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import {
  type HelperRole,
  type Host,
  type HostInvitation,
  inviteHost,
  withdrawHostInvitation,
} from '#contract/hosts.ts'
import { hosts as limits } from '#contract/limits.ts'
import { AuditLogCard } from './AuditLogCard.tsx'
import { HostItem } from './HostItem.tsx'
import styles from './Hosts.module.css'
import { hostLabel } from './host-label.ts'
import { InvitationItem } from './InvitationItem.tsx'
import { InviteForm } from './InviteForm.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useAttempt } from './use-attempt.ts'
import type { HostLists as Lists } from './use-hosts.ts'

interface Props {
  memorialUuid: string
  userUuid: string | null
  lists: Lists
  take: (lists: Lists) => void
  redirectOnAuthError: (reason: unknown) => boolean
  onLeft: () => Promise<void>
  onTyped: (form: string, isTyped: boolean) => void
}

const PEOPLE = 'people'
const FIELD = 'their-email'

/** The hosts and helpers, the form to invite one more, and the invitations that were not answered. */
export function HostLists({
  memorialUuid,
  userUuid,
  lists,
  take,
  redirectOnAuthError,
  onLeft,
  onTyped,
}: Props) {
  const t = useTranslations('hosts')
  const [removing, setRemoving] = useState<Host | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const showToast = useToast()
  const attempt = useAttempt(redirectOnAuthError)
  const { hosts, invitations } = lists
  const owner = hosts.find(({ role }) => role === 'OWNER')
  const places = hosts.length - 1 + invitations.filter(({ expired }) => !expired).length

  const invite = (email: string, role: HelperRole) =>
    attempt(t('invite.failed'), async () => {
      take(await call(inviteHost, { params: { memorialUuid }, body: { email, role } }))
      showToast({ message: t('invite.sent', { email }), group: 'asked' })
    })

  const takeBack = ({ uuid: invitationUuid, email }: HostInvitation) =>
    attempt(t('asked.failed'), async () => {
      take(await call(withdrawHostInvitation, { params: { memorialUuid, invitationUuid } }))
      setAnnouncement(t('asked.takenBack', { email }))
      document.getElementById(FIELD)?.focus()
    })

  async function handleRemoved(newer: Lists, host: Host) {
    if (host.userUuid === userUuid) return onLeft()
    setRemoving(null)
    take(newer)
    setAnnouncement(t('remove.removed', { who: hostLabel(host) }))
    // Runs after the dialog has returned the focus to the row, which no longer exists.
    setTimeout(() => document.getElementById(PEOPLE)?.focus())
  }

  return (
    <div className="stack">
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Card title={t('people.title')}>
        <p className="quiet">{t('people.explained')}</p>
        <div id={PEOPLE} tabIndex={-1}>
          <ul className={styles.people}>
            {hosts.map((host) => (
              <HostItem
                key={host.userUuid}
                host={host}
                isYou={host.userUuid === userUuid}
                onRemove={() => setRemoving(host)}
              />
            ))}
          </ul>
        </div>
      </Card>
      <Card title={t('invite.title')}>
        <InviteForm
          fieldId={FIELD}
          isFull={places >= limits.max}
          onInvite={invite}
          onTyped={(is) => onTyped(FIELD, is)}
        />
        {invitations.length > 0 && (
          <div className={styles.asked}>
            <h3>{t('asked.title')}</h3>
            <ul className={styles.people}>
              {invitations.map((invitation) => (
                <InvitationItem
                  key={invitation.uuid}
                  invitation={invitation}
                  onAgain={() => invite(invitation.email, invitation.role)}
                  onTakeBack={() => takeBack(invitation)}
                />
              ))}
            </ul>
          </div>
        )}
      </Card>
      <AuditLogCard
        memorialUuid={memorialUuid}
        asOf={`${hosts.length} ${invitations.length}`}
        redirectOnAuthError={redirectOnAuthError}
      />
      {removing && (
        <RemoveDialog
          memorialUuid={memorialUuid}
          host={removing}
          owner={owner ? hostLabel(owner) : ''}
          isYou={removing.userUuid === userUuid}
          attempt={attempt}
          onKeep={() => setRemoving(null)}
          onRemoved={(newer) => handleRemoved(newer, removing)}
        />
      )}
    </div>
  )
}
