import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { hosts as limits } from '#contract/host-limits.ts'
import {
  type HelperRole,
  type Host,
  type HostInvitation,
  inviteHost,
  withdrawHostInvitation,
} from '#contract/hosts.ts'
import { AuditLogCard } from './AuditLogCard.tsx'
import { HandOverNotice } from './HandOverNotice.tsx'
import { hostLabel } from './host-label.ts'
import { InvitationsCard } from './InvitationsCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
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

/** The hosts and helpers; for the owner, who alone appoints, the form to invite one more and the open invitations. */
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
  const isOwner = owner?.userUuid === userUuid
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

  function handleRemoved(newer: Lists, host: Host) {
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
      <HandOverNotice memorialUuid={memorialUuid} attempt={attempt} />
      <PeopleCard id={PEOPLE} hosts={hosts} userUuid={userUuid} isOwner={isOwner} onRemove={setRemoving} />
      {isOwner && (
        <InvitationsCard
          fieldId={FIELD}
          isFull={places >= limits.max}
          invitations={invitations}
          onInvite={invite}
          onTakeBack={takeBack}
          onTyped={(is) => onTyped(FIELD, is)}
        />
      )}
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
          onLeft={onLeft}
        />
      )}
    </div>
  )
}
