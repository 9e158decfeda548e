import { sql } from 'kysely'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { isContributionOf } from '#server/lib/is-contribution-of.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { provePassword } from './change-password.ts'
import { presentUser } from './present.ts'
import { isOpen } from './queries.ts'
import { deletionDue } from './rules.ts'

// Deletion of accounts, with thirty days to withdraw it (docs/decisions/0007).

/**
 * Schedules the deletion, mails the owner, and signs the other devices out. A second request keeps the first date.
 * An account without a password is not asked for one: the mail reaches its owner, who has thirty days. Rejects with
 * PASSWORD_WRONG.
 */
export async function deleteAccount(
  context: Context,
  caller: Caller,
  password: string | null | undefined,
  ip: string,
) {
  const { clock, db, jobs } = context
  if (caller.hasPassword || password) await provePassword(context, caller, password ?? '', 'password', ip)
  const wanted = deletionDue(clock.now())
  const deletionDueAt = await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('users')
      .set((eb) => ({ deletionDueAt: eb.fn.coalesce('deletionDueAt', eb.val(wanted)) }))
      .where('uuid', '=', caller.uuid)
      .returning('deletionDueAt')
      .executeTakeFirst()
    const dueAt = row?.deletionDueAt ?? null
    const sessions = tx.deleteFrom('sessions').where('userUuid', '=', caller.uuid)
    await sessions.where('tokenHash', '<>', caller.tokenHash).execute()
    const isNew = dueAt?.getTime() === wanted.getTime()
    if (isNew) await jobs.enqueue(tx, 'account.deletion-asked', { userUuid: caller.uuid })
    return dueAt
  })
  return { user: presentUser({ ...caller, deletionDueAt }) }
}

/** Withdraws the deletion. Rejects with UNAUTHENTICATED once its date has passed. */
export async function keepAccount({ db, clock }: Pick<Context, 'db' | 'clock'>, caller: Caller) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deletionDueAt: null })
    .where('uuid', '=', caller.uuid)
    .where(isOpen(clock.now()))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('UNAUTHENTICATED')
  return { user: presentUser({ ...caller, deletionDueAt: null }) }
}

/** Queues one job for each account that is due, so that a failure for one does not hold up the others. */
export async function beginDeletions({
  db,
  clock,
  jobs,
}: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const { uuid: userUuid } of await selectDue(db, clock.now()).execute())
    await jobs.enqueue(db, 'account.delete', { userUuid }, { key: userUuid })
}

/**
 * Deletes an account whose date has passed. Nobody can sign in to it any more, so nothing is added meanwhile. After
 * an interruption it continues where it stopped.
 */
export async function carryOutDeletion(context: Context, userUuid: string): Promise<void> {
  const { db, clock } = context
  if (!(await selectDue(db, clock.now()).where('uuid', '=', userUuid).executeTakeFirst())) return
  for (const { memorialUuid } of await selectRelated(db, userUuid, 'OWNER').execute())
    await ignoreDeletedMemorial(passOn(context, memorialUuid, userUuid))
  for (const { memorialUuid } of await selectContributedTo(db, userUuid).execute())
    await ignoreDeletedMemorial(
      changes.change(context, memorialUuid, (tx) => forgetContributor(tx, userUuid, memorialUuid)),
    )
  // Their pages name the co-host.
  const helped = await selectRelated(db, userUuid, 'ADMIN').execute()
  await db.transaction().execute(async (tx) => {
    // Deleted memorials have no readers, but can be restored.
    await forgetContributor(tx, userUuid)
    // An answer that a host removed goes with its person.
    await tx
      .deleteFrom('answers')
      .where('userUuid', '=', userUuid)
      .where('removedAt', 'is not', null)
      .execute()
    // Sessions, codes, resets and relationships go with the row; answers, donations and payments stay, without a user.
    await tx.deleteFrom('users').where('uuid', '=', userUuid).execute()
  })
  for (const { memorialUuid } of helped) context.onChanged(memorialUuid)
}

/** The co-host with the longest membership becomes the owner; without one the memorial is deleted. */
const passOn = (context: Context, memorialUuid: string, fromUuid: string): Promise<void> =>
  changes.change(context, memorialUuid, async (tx) => {
    const heir = await tx
      .selectFrom('relationships')
      .innerJoin('users', 'users.uuid', 'relationships.userUuid')
      .select('users.uuid')
      .where('relationships.memorialUuid', '=', memorialUuid)
      .where('relationships.relationshipType', '=', 'ADMIN')
      // One whose own account is to be deleted comes last.
      .orderBy(sql`users.deletion_due_at is not null`)
      .orderBy('relationships.dateCreated')
      .orderBy('users.uuid')
      .executeTakeFirst()
    if (!heir) {
      const deletedAt = context.clock.now()
      await tx.updateTable('memorials').set({ deletedAt }).where('uuid', '=', memorialUuid).execute()
      return
    }
    const { uuid: userUuid } = heir
    const own = { memorialUuid, userUuid: fromUuid }
    await tx
      .deleteFrom('relationships')
      .where((eb) => eb.and(own))
      .execute()
    await tx
      .updateTable('relationships')
      .set({ relationshipType: 'OWNER' })
      .where((eb) => eb.and({ memorialUuid, userUuid }))
      .execute()
    await auditLog.record(context, tx, { memorialUuid, userUuid }, 'BECAME_OWNER')
    await context.jobs.enqueue(tx, 'account.memorial-passed-on', { memorialUuid, userUuid })
  })

const selectDue = (db: Db, now: Date) =>
  db.selectFrom('users').select('uuid').where('deletionDueAt', '<=', now)

const selectRelated = (db: Db, userUuid: string, type: 'OWNER' | 'ADMIN') =>
  db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select('memorials.uuid as memorialUuid')
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', type)
    .where('memorials.deletedAt', 'is', null)

/** The memorials whose pages show what the person wrote, or could show it again. */
const selectContributedTo = (db: Db, userUuid: string) =>
  db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select('memorials.uuid as memorialUuid')
    .distinct()
    .where(isContributionOf(userUuid))
    .where('memorials.deletedAt', 'is', null)

/** Keeps what the person added, without name and address. */
const forgetContributor = (tx: Tx, userUuid: string, memorialUuid?: string) =>
  tx
    .updateTable('contributions')
    .set({ userUuid: null, contributorName: null, contributorEmail: null })
    .where(isContributionOf(userUuid))
    .$if(memorialUuid !== undefined, (query) => query.where('memorialUuid', '=', memorialUuid ?? ''))
    .execute()
