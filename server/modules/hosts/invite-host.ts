import { sql } from 'kysely'
import { hosts as limitsOfHosts } from '#contract/host-limits.ts'
import { type HelperRole, HostRole } from '#contract/hosts.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import { requireReachable } from '#server/modules/accounts/sign-in.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { countInvitationToOne, giveBackInvitation, withinLimit } from '#server/ports/limits.ts'
import { findHost, selectHosts, selectInvitations } from './queries.ts'
import { canAlready, invitationExpiry, waitBeforeAskingAgain } from './rules.ts'

// The hosts and moderators of a memorial, whom its owner alone appoints. Only its public page names them, so changes here
// do not raise its version.

/**
 * Invites a person by mail, or again: the earlier link stops working, and the two weeks start anew. Rejects with
 * INVITE_NAME, EMAIL_LETTERS, ALREADY_HOST, TOO_MANY_HOSTS, INVITED_OFTEN, ASKED_MANY_UNPAID or, within ten minutes, INVITE_TOO_SOON.
 */
export async function inviteHost(
  context: Context,
  host: HostAccess,
  { email, role }: { email: string; role: HelperRole },
) {
  const { limits } = context
  const { memorialUuid, userUuid } = host
  const { isPaid } = await access.requireMailableName(context, host)
  await requireReachable(context, email)
  if (!isPaid && !(await withinLimit(limits, 'hostInviteUnpaidByUser', userUuid)))
    throw new DomainError('ASKED_MANY_UNPAID')
  await limits.take('mailByHost', userUuid)
  await limits.take('mailByRecipient', mailboxKey(email))
  // Neither withdrawing nor using another, still unpaid memorial resets the count.
  const counted = [memorialUuid, userUuid]
  for (const from of counted) await countInvitationToOne(limits, from, email)
  const asking = changeHosts(context, host, (tx) => askHost(context, tx, host, email, role))
  return undoOnFailure(asking, async () => {
    for (const from of counted) await giveBackInvitation(limits, from, email)
  })
}

/** The job that mails the invitation makes its token. */
async function askHost(
  context: Context,
  tx: Tx,
  host: HostAccess,
  email: string,
  role: HelperRole,
): Promise<void> {
  const { memorialUuid, userUuid: invitedBy } = host
  const now = context.clock.now()
  const known = await selectHosts(tx, memorialUuid)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (known && canAlready(known.relationshipType, role)) throw new DomainError('ALREADY_HOST')
  const open = await tx
    .selectFrom('hostInvitations')
    .select(['createdAt', 'failedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('acceptedAt', 'is', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  const retryAfterSeconds = waitBeforeAskingAgain(open, now)
  if (retryAfterSeconds > 0) throw new DomainError('INVITE_TOO_SOON', { retryAfterSeconds })
  if ((await countPlacesTaken(tx, memorialUuid, email, now)) >= limitsOfHosts.max)
    throw new DomainError('TOO_MANY_HOSTS')
  const asked = { email, role, invitedBy, createdAt: now, expiresAt: invitationExpiry(now) }
  const { uuid } = await tx
    .insertInto('hostInvitations')
    .values({ memorialUuid, ...asked })
    // Treated as new: the link that was sent before stops working at once.
    .onConflict((conflict) =>
      conflict
        .expression(sql`memorial_uuid, lower(email)`)
        .where('acceptedAt', 'is', null)
        .doUpdateSet({ ...asked, tokenHash: null, sentAt: null, failedAt: null }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await context.jobs.enqueue(tx, 'host.invite', { invitationUuid: uuid }, { key: uuid })
  await auditLog.record(context, tx, host, 'ASKED_HOST', { invitation: uuid })
}

/**
 * How many people host or moderate a memorial besides its owner, or are invited to, without an invitation to `email`.
 */
async function countPlacesTaken(tx: Tx, memorialUuid: string, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select (
      (select count(*) from relationships
        where memorial_uuid = ${memorialUuid} and relationship_type in ('ADMIN', 'MODERATOR'))
      + (select count(*) from host_invitations
        where memorial_uuid = ${memorialUuid} and accepted_at is null and expires_at > ${now}
          and lower(email) <> lower(${email}))
    )::integer as taken
  `.execute(tx)
  return rows[0]?.taken ?? 0
}

/**
 * An invitation that was accepted meanwhile is no error: the answer shows it. Rejects with HOST_INVITATION_INVALID
 * when there is none, or no longer.
 */
export const withdrawHostInvitation = (context: Context, host: HostAccess, invitationUuid: string) =>
  changeHosts(context, host, async (tx) => {
    const row = await tx
      .selectFrom('hostInvitations')
      .select('acceptedAt')
      .where('uuid', '=', invitationUuid)
      .where('memorialUuid', '=', host.memorialUuid)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new DomainError('HOST_INVITATION_INVALID')
    if (row.acceptedAt) return
    await tx.deleteFrom('hostInvitations').where('uuid', '=', invitationUuid).execute()
    await auditLog.record(context, tx, host, 'WITHDREW_HOST')
  })

/** Runs the work if the caller still owns the memorial when their turn comes; returns the state afterwards. */
export function changeHosts(context: Context, owner: HostAccess, work: (tx: Tx) => Promise<void>) {
  const { memorialUuid, userUuid } = owner
  return changes.changePage(context, memorialUuid, async (tx) => {
    const isThere = await changes.lockMemorial(tx, memorialUuid)
    const role = isThere && (await findHost(tx, memorialUuid, userUuid))?.relationshipType
    if (role !== 'OWNER') throw new DomainError('MEMORIAL_NOT_FOUND')
    await work(tx)
    return listHosts(context, owner, tx)
  })
}

/** The owner first, then the others in the order they joined; and whom nobody has answered for, newest first. */
export async function listHosts(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { memorialUuid }: HostAccess,
  from: Db = db,
) {
  const now = clock.now()
  const hosts = await selectHosts(from, memorialUuid)
    .orderBy(sql`relationships.relationship_type = 'OWNER'`, 'desc')
    .orderBy('relationships.dateCreated')
    .orderBy('users.email')
    .execute()
  // Never the token: anybody who can read the mail could use it.
  const invitations = await selectInvitations(from)
    .select(['uuid', 'email', 'role', 'createdAt', 'sentAt', 'failedAt', 'expiresAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('acceptedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute()
  return {
    hosts: hosts.map(({ relationshipType, dateCreated, ...person }) => ({
      ...person,
      role: HostRole.parse(relationshipType),
      dateCreated: dateCreated.toISOString(),
    })),
    invitations: invitations.map(({ createdAt, sentAt, failedAt, expiresAt, ...row }) => ({
      ...row,
      dateCreated: createdAt.toISOString(),
      dateSent: sentAt?.toISOString() ?? null,
      undelivered: failedAt !== null,
      dateExpires: expiresAt.toISOString(),
      expired: expiresAt <= now,
    })),
  }
}
