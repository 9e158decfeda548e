import type { Caller } from '#server/lib/caller.ts'
import { hashToken } from '#server/lib/codes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { findHost, selectInvitationTexts } from './queries.ts'

// What the recipient of an invitation can do with the mailed link. It proves nothing: whoever accepts has signed in under
// the address that was asked.

/** Rejects with HOST_INVITATION_INVALID, except for the person who accepted it and still has the role. */
export async function getHostInvitation(context: Context, inviteToken: string, caller: Caller | null) {
  const { nameOfPerson, email, role, owner, accepted } = await readInvitation(context, inviteToken, caller)
  return { nameOfPerson, email, role, invitedBy: owner, accepted }
}

/**
 * Accepting twice is the same as once. Rejects with HOST_INVITATION_INVALID, or with HOST_INVITATION_FOR_ANOTHER when
 * the caller is signed in with another address.
 */
export async function acceptHostInvitation(context: Context, caller: Caller, inviteToken: string) {
  const { uuid: userUuid } = caller
  const invitation = await readInvitation(context, inviteToken, caller)
  const { memorialUuid, role, isTheirs, accepted } = invitation
  if (accepted) return { memorialUuid, role }
  if (!isTheirs) throw new DomainError('HOST_INVITATION_FOR_ANOTHER')
  const now = context.clock.now()
  await changes.changePage(context, memorialUuid, async (tx) => {
    if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('HOST_INVITATION_INVALID')
    const { numUpdatedRows } = await tx
      .updateTable('hostInvitations')
      .set({ acceptedAt: now })
      .where('tokenHash', '=', hashToken(inviteToken))
      .where('acceptedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      // Either another click of the same person was faster, or the invitation was withdrawn since the check above.
      if (!(await findHost(tx, memorialUuid, userUuid))) throw new DomainError('HOST_INVITATION_INVALID')
      return
    }
    // An equal or higher role stays.
    const less = role === 'ADMIN' ? (['CONTRIBUTOR', 'MODERATOR'] as const) : (['CONTRIBUTOR'] as const)
    const granted = { relationshipType: role, dateCreated: now }
    await tx
      .insertInto('relationships')
      .values({ memorialUuid, userUuid, ...granted })
      .onConflict((conflict) =>
        conflict
          .columns(['memorialUuid', 'userUuid'])
          .doUpdateSet(granted)
          .where('relationships.relationshipType', 'in', less),
      )
      .execute()
    await context.jobs.enqueue(tx, 'host.changed', { memorialUuid, userUuid })
    await auditLog.record(context, tx, { memorialUuid, userUuid }, 'BECAME_HOST')
  })
  return { memorialUuid, role }
}

/** `isTheirs`: to the caller's address. `accepted`: by the caller, who still has the role. */
async function readInvitation({ db, clock }: Context, inviteToken: string, caller: Caller | null) {
  const invitation = await selectInvitationTexts(db)
    .where('hostInvitations.tokenHash', '=', hashToken(inviteToken))
    .executeTakeFirst()
  // One that was withdrawn or renewed is not found.
  if (!invitation) throw new DomainError('HOST_INVITATION_INVALID')
  const { memorialUuid, email, acceptedAt, expiresAt } = invitation
  const isTheirs = caller?.email.toLowerCase() === email.toLowerCase()
  const accepted = Boolean(
    acceptedAt && caller && isTheirs && (await findHost(db, memorialUuid, caller.uuid)),
  )
  if (!accepted && (acceptedAt || expiresAt <= clock.now())) throw new DomainError('HOST_INVITATION_INVALID')
  return { ...invitation, isTheirs, accepted }
}
