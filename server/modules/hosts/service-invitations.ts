import type { Caller } from '#server/lib/caller.ts'
import { hashToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { findHost, makeHost } from './repo.ts'
import { findByToken, type ToldInvitation, takeInvitation } from './repo-invitations.ts'
import { isSameAddress } from './rules.ts'

// What the recipient of an invitation can do with the mailed link. It proves nothing: whoever accepts has signed in under
// the address that was asked.

/** Rejects with HOST_INVITATION_INVALID, except for the person who accepted it and still has the role. */
export async function getHostInvitation(context: Context, inviteToken: string, caller: Caller | null) {
  const invitation = await requireInvitation(context, inviteToken)
  const accepted = invitation.acceptedAt !== null && (await hasAccepted(context, invitation, caller))
  if (!accepted) requireOpen(context, invitation)
  const { nameOfPerson, email, role, owner } = invitation
  return { nameOfPerson, email, role, invitedBy: owner, accepted }
}

/**
 * Accepting twice is the same as once. Rejects with HOST_INVITATION_INVALID, or with HOST_INVITATION_FOR_ANOTHER when
 * the caller is signed in with another address.
 */
export async function acceptHostInvitation(context: Context, caller: Caller, inviteToken: string) {
  const invitation = await requireInvitation(context, inviteToken)
  const { memorialUuid, role } = invitation
  if (await hasAccepted(context, invitation, caller)) return { memorialUuid, role }
  requireOpen(context, invitation)
  if (!isSameAddress(caller.email, invitation.email)) throw new DomainError('HOST_INVITATION_FOR_ANOTHER')
  await changes.changePages(context, (tx, pageChanged) =>
    becomeHost(context, { tx, pageChanged }, invitation, caller.uuid, inviteToken),
  )
  return { memorialUuid, role }
}

async function requireInvitation({ db }: Pick<Context, 'db'>, inviteToken: string): Promise<ToldInvitation> {
  const invitation = await findByToken(db, hashToken(inviteToken))
  if (!invitation) throw new DomainError('HOST_INVITATION_INVALID')
  return invitation
}

function requireOpen({ clock }: Pick<Context, 'clock'>, { acceptedAt, expiresAt }: ToldInvitation): void {
  if (acceptedAt || expiresAt <= clock.now()) throw new DomainError('HOST_INVITATION_INVALID')
}

async function hasAccepted(
  { db }: Pick<Context, 'db'>,
  invitation: ToldInvitation,
  caller: Caller | null,
): Promise<boolean> {
  if (!invitation.acceptedAt || !caller || !isSameAddress(caller.email, invitation.email)) return false
  return (await findHost(db, invitation.memorialUuid, caller.uuid)) !== undefined
}

async function becomeHost(
  context: Context,
  { tx, pageChanged }: { tx: Tx; pageChanged: changes.PageChanged },
  invitation: ToldInvitation,
  userUuid: string,
  inviteToken: string,
) {
  const { memorialUuid, role } = invitation
  const now = context.clock.now()
  if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('HOST_INVITATION_INVALID')
  if (await takeInvitation(tx, hashToken(inviteToken), now)) {
    await makeHost(tx, { memorialUuid, role }, userUuid, now)
    await pageChanged(memorialUuid)
    await context.jobs.enqueue(tx, 'host.accepted', { memorialUuid, userUuid })
    await auditLog.record(context, tx, { memorialUuid, userUuid }, 'BECAME_HOST')
    return
  }
  // Either another click of the same person was faster, or the invitation was withdrawn since the check above.
  if (!(await findHost(tx, memorialUuid, userUuid))) throw new DomainError('HOST_INVITATION_INVALID')
}
