import { Heart, KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatDay, formatOwnDay } from '#app/lib/dates.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import type { Answer } from '#contract/endpoint.ts'
import { getHandOver, stopHandOver, type WaitingHandOver } from '#contract/hand-overs.ts'
import { hosts as limits } from '#contract/host-limits.ts'
import {
  type HelperRole,
  type Host,
  type HostInvitation,
  inviteHost,
  type listHosts,
  withdrawHostInvitation,
} from '#contract/hosts.ts'
import { AuditLogCard } from './AuditLogCard.tsx'
import styles from './Hosts.module.css'
import { hostLabel } from './host-label.ts'
import { InvitationItem } from './InvitationItem.tsx'
import { InviteForm } from './InviteForm.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

export type Lists = Pick<Answer<typeof listHosts>, 'hosts' | 'invitations'>

interface Props {
  memorialUuid: string
  userUuid: string | null
  lists: Lists
  onLists: (lists: Lists) => void
  onLeft: () => Promise<void>
  onTyped: (form: string, isTyped: boolean) => void
}

const PEOPLE = 'people'
const FIELD = 'their-email'

/** The hosts and helpers; for the owner, who alone appoints, the form to invite one more and the open invitations. */
export function HostLists({ memorialUuid, userUuid, lists, onLists, onLeft, onTyped }: Props) {
  const t = useTranslations('hosts')
  const [removing, setRemoving] = useState<Host | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const showToast = useToast()
  const { hosts, invitations } = lists
  const owner = hosts.find(({ role }) => role === 'OWNER')
  const isOwner = owner?.userUuid === userUuid
  const places = hosts.length - 1 + invitations.filter(({ expired }) => !expired).length

  async function invite(email: string, role: HelperRole) {
    onLists(await call(inviteHost, { params: { memorialUuid }, body: { email, role } }))
    showToast({ message: t('invite.sent', { email }), group: 'asked' })
  }

  async function takeBack({ uuid: invitationUuid, email }: HostInvitation) {
    onLists(await call(withdrawHostInvitation, { params: { memorialUuid, invitationUuid } }))
    setAnnouncement(t('asked.takenBack', { email }))
    document.getElementById(FIELD)?.focus()
  }

  function handleRemoved(newer: Lists, host: Host) {
    setRemoving(null)
    onLists(newer)
    setAnnouncement(t('remove.removed', { who: hostLabel(host) }))
    // Runs after the dialog has returned the focus to the row, which no longer exists.
    setTimeout(() => document.getElementById(PEOPLE)?.focus())
  }

  return (
    <div className="stack">
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <HandOverNotice memorialUuid={memorialUuid} />
      <Card title={t('people.title')}>
        <p className="quiet">{t('people.explained')}</p>
        <div id={PEOPLE} tabIndex={-1}>
          <ul className={`top4 ruled ${styles.people}`}>
            {hosts.map((host) => (
              <HostItem
                key={host.userUuid}
                host={host}
                isYou={host.userUuid === userUuid}
                mayRemove={host.role !== 'OWNER' && (isOwner || host.userUuid === userUuid)}
                onRemove={() => setRemoving(host)}
              />
            ))}
          </ul>
        </div>
      </Card>
      {isOwner && (
        <Card title={t('invite.title')}>
          <InviteForm
            fieldId={FIELD}
            isFull={places >= limits.max}
            onInvite={invite}
            onTyped={(is) => onTyped(FIELD, is)}
          />
          {invitations.length > 0 && (
            <div className="top6">
              <h3>{t('asked.title')}</h3>
              <ul className={`top4 ruled ${styles.people}`}>
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
      )}
      <AuditLogCard memorialUuid={memorialUuid} asOf={`${hosts.length} ${invitations.length}`} />
      {removing && (
        <RemoveDialog
          memorialUuid={memorialUuid}
          host={removing}
          owner={owner ? hostLabel(owner) : ''}
          isYou={removing.userUuid === userUuid}
          onKeep={() => setRemoving(null)}
          onRemoved={(newer) => handleRemoved(newer, removing)}
          onLeft={onLeft}
        />
      )}
    </div>
  )
}

/** Says that the memorial is to become another account's, which every host can stop; nothing where it is not. */
function HandOverNotice({ memorialUuid }: { memorialUuid: string }) {
  const t = useTranslations('hosts.handOver')
  const [handOver, setHandOver] = useState<WaitingHandOver | null>(null)
  const { error, attempt } = useAction()
  const showToast = useToast()
  const params = { memorialUuid }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each memorial
  useEffect(() => {
    void attempt(async () => setHandOver((await call(getHandOver, { params })).handOver))
  }, [memorialUuid])

  const stop = () =>
    attempt(async () => {
      setHandOver((await call(stopHandOver, { params })).handOver)
      showToast({ message: t('stopped'), group: 'hand-over' })
    })

  return (
    <>
      {handOver && (
        <Notice title={t('title')} action={<Button onPress={stop}>{t('stop')}</Button>}>
          {t('body', { email: handOver.toEmail, date: formatDay(handOver.dueAt) })}
        </Notice>
      )}
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}

interface HostItemProps {
  host: Host
  isYou: boolean
  /** The owner removes others; everybody else leaves by themselves. */
  mayRemove: boolean
  onRemove: () => void
}

/** One host, co-host or helper. */
function HostItem({ host, isYou, mayRemove, onRemove }: HostItemProps) {
  const t = useTranslations('hosts.people')
  const { role, email, dateCreated } = host
  const who = hostLabel(host)
  return (
    <li>
      <div className={`stack s0 anywhere ${styles.who}`}>
        <b className="name">{isYou ? t('you', { who }) : <bdi>{who}</bdi>}</b>
        {who !== email && (
          <span className="small quiet">
            <Breakable text={email} />
          </span>
        )}
        <span className="small quiet">{t('since', { date: formatOwnDay(dateCreated) })}</span>
      </div>
      <div className={`apart ${styles.aside}`}>
        <Chip tone={role === 'OWNER' ? 'yes' : 'quiet'} icon={role === 'OWNER' ? KeyRound : Heart}>
          {t(role)}
        </Chip>
        {mayRemove && (
          <Button look="tool" aria-label={isYou ? undefined : t('removeNamed', { who })} onPress={onRemove}>
            {t(isYou ? 'leave' : 'remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
