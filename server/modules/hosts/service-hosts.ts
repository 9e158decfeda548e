import { hosts as limitsOfHosts } from '#contract/host-limits.ts'
import { type HelperRole, type Host, type HostInvitation, HostRole } from '#contract/hosts.ts'
import type { HostAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as access from '#server/modules/access/service.ts'
import * as accounts from '#server/modules/accounts/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { countInvitationToOne, giveBackInvitation, withinLimit } from '#server/ports/limits.ts'
import type { HostRow } from './repo.ts'
import * as repo from './repo.ts'
import type { InvitationRow } from './repo-invitations.ts'
import * as invitations from './repo-invitations.ts'
import { canAlready, invitationExpiry, waitBeforeAskingAgain } from './rules.ts'

// The hosts and moderators of a memorial, whom its owner alone appoints. Only its public page names them, so changes here do not raise its version.
// Changes of the hosts of one memorial are serialized.

export const listHosts = (context: Context, host: HostAccess) =>
  present(context, context.db, host.memorialUuid)

/**
 * Invites a person by mail, or again: the earlier link stops working, and the two weeks start anew. Rejects with
 * INVITE_NAME, EMAIL_LETTERS, ALREADY_HOST, TOO_MANY_HOSTS, INVITED_OFTEN, ASKED_MANY_UNPAID or, within ten minutes, INVITE_TOO_SOON.
 */
export async function inviteHost(
  context: Context,
  host: HostAccess,
  { email, role }: { email: string; role: HelperRole },
) {
  const { limits, clock, jobs } = context
  const { memorialUuid, userUuid } = host
  const { isPaid } = await access.requireMailableName(context, host)
  await accounts.requireReachable(context, email)
  if (!isPaid && !(await withinLimit(limits, 'hostInviteUnpaidByUser', userUuid)))
    throw new DomainError('ASKED_MANY_UNPAID')
  await limits.take('mailByHost', userUuid)
  await limits.take('mailByRecipient', mailboxKey(email))
  // Neither withdrawing nor using another, still unpaid memorial resets the count.
  const counted = [memorialUuid, userUuid]
  for (const from of counted) await countInvitationToOne(limits, from, email)
  const asking = inTurn(context, host, async (tx) => {
    const known = await repo.findHostByAddress(tx, memorialUuid, email)
    if (known && canAlready(known.relationshipType, role)) throw new DomainError('ALREADY_HOST')
    const now = clock.now()
    const open = await invitations.findOpenInvitation(tx, memorialUuid, email)
    const retryAfterSeconds = waitBeforeAskingAgain(open, now)
    if (retryAfterSeconds > 0) throw new DomainError('INVITE_TOO_SOON', { retryAfterSeconds })
    if ((await invitations.countPlacesTaken(tx, memorialUuid, email, now)) >= limitsOfHosts.max)
      throw new DomainError('TOO_MANY_HOSTS')
    const asked = { email, role, invitedBy: userUuid, createdAt: now, expiresAt: invitationExpiry(now) }
    const invitationUuid = open?.uuid ?? (await invitations.insertInvitation(tx, memorialUuid, asked))
    if (open) await invitations.renewInvitation(tx, invitationUuid, asked)
    await jobs.enqueue(tx, 'host.invite', { invitationUuid }, { key: invitationUuid })
    await auditLog.record(context, tx, host, 'ASKED_HOST', { invitation: invitationUuid })
  })
  return undoOnFailure(asking, async () => {
    for (const from of counted) await giveBackInvitation(limits, from, email)
  })
}

/**
 * An invitation that was accepted meanwhile is no error: the answer shows it. Rejects with HOST_INVITATION_INVALID
 * when there is none, or no longer.
 */
export const withdrawHostInvitation = (context: Context, host: HostAccess, invitationUuid: string) =>
  inTurn(context, host, async (tx) => {
    const { memorialUuid } = host
    if (await invitations.deleteInvitation(tx, memorialUuid, invitationUuid))
      await auditLog.record(context, tx, host, 'WITHDREW_HOST')
    else if (!(await invitations.hasInvitation(tx, memorialUuid, invitationUuid)))
      throw new DomainError('HOST_INVITATION_INVALID')
  })

/** Removes a co-host or helper. Rejects with HOST_NOT_FOUND, or OWNER_STAYS. */
export const removeHost = (context: Context, owner: HostAccess, userUuid: string) =>
  inTurn(context, owner, async (tx, pageChanged) => {
    const { memorialUuid } = owner
    const leaving = await repo.findHost(tx, memorialUuid, userUuid)
    if (!leaving) throw new DomainError('HOST_NOT_FOUND')
    if (leaving.relationshipType === 'OWNER') throw new DomainError('OWNER_STAYS')
    await repo.dropHost(tx, memorialUuid, userUuid)
    await pageChanged(memorialUuid)
    await context.jobs.enqueue(tx, 'host.removed', { memorialUuid, userUuid })
    await auditLog.record(context, tx, owner, 'REMOVED_HOST', { user: userUuid })
  })

/** A co-host or helper leaves. The owner stays, and gets MEMORIAL_NOT_FOUND. */
export const leaveMemorial = (context: Context, { memorialUuid, userUuid }: ModeratorAccess): Promise<void> =>
  changes.changePages(context, async (tx, pageChanged) => {
    const isThere = await changes.lockMemorial(tx, memorialUuid)
    const leaving = isThere && (await repo.findHost(tx, memorialUuid, userUuid))
    if (!leaving || leaving.relationshipType === 'OWNER') throw new DomainError('MEMORIAL_NOT_FOUND')
    await repo.dropHost(tx, memorialUuid, userUuid)
    await pageChanged(memorialUuid)
    await context.jobs.enqueue(tx, 'host.left', { memorialUuid, userUuid })
    await auditLog.record(context, tx, { memorialUuid, userUuid }, 'LEFT')
  })

/** Runs the work if the caller still owns the memorial when their turn comes; returns the state afterwards. */
function inTurn(
  context: Context,
  owner: HostAccess,
  work: (tx: Tx, pageChanged: changes.PageChanged) => Promise<void>,
) {
  const { memorialUuid, userUuid } = owner
  return changes.changePages(context, async (tx, pageChanged) => {
    const isThere = await changes.lockMemorial(tx, memorialUuid)
    const role = isThere && (await repo.findHost(tx, memorialUuid, userUuid))?.relationshipType
    if (role !== 'OWNER') throw new DomainError('MEMORIAL_NOT_FOUND')
    await work(tx, pageChanged)
    return present(context, tx, memorialUuid)
  })
}

async function present({ clock }: Pick<Context, 'clock'>, from: Db, memorialUuid: string) {
  const now = clock.now()
  const rows = await invitations.listInvitations(from, memorialUuid)
  return {
    hosts: (await repo.listHosts(from, memorialUuid)).map(presentHost),
    invitations: rows.map((row) => presentInvitation(row, now)),
  }
}

function presentHost(row: HostRow): Host {
  const { userUuid, email, firstName, surname, relationshipType, dateCreated } = row
  const role = HostRole.parse(relationshipType)
  return { userUuid, email, firstName, surname, role, dateCreated: dateCreated.toISOString() }
}

/** Never the token: anybody who can read the mail could use it. */
function presentInvitation(row: InvitationRow, now: Date): HostInvitation {
  const { uuid, email, role, createdAt, sentAt, failedAt, expiresAt } = row
  return {
    uuid,
    email,
    role,
    dateCreated: createdAt.toISOString(),
    dateSent: sentAt?.toISOString() ?? null,
    undelivered: failedAt !== null,
    dateExpires: expiresAt.toISOString(),
    expired: expiresAt <= now,
  }
}
