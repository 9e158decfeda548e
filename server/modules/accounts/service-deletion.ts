import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentUser } from './present.ts'
import * as repo from './repo-deletion.ts'
import { deleteOtherSessions } from './repo-sessions.ts'
import { deletionDue } from './rules.ts'
import { provePassword } from './service-password.ts'

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
    const dueAt = await repo.askDeletion(tx, caller.uuid, wanted)
    await deleteOtherSessions(tx, caller.uuid, caller.tokenHash)
    const isNew = dueAt?.getTime() === wanted.getTime()
    if (isNew) await jobs.enqueue(tx, 'account.deletion-asked', { userUuid: caller.uuid })
    return dueAt
  })
  return { user: presentUser({ ...caller, deletionDueAt }) }
}

/** Withdraws the deletion. Rejects with UNAUTHENTICATED once its date has passed. */
export async function keepAccount({ db, clock }: Pick<Context, 'db' | 'clock'>, caller: Caller) {
  if (!(await repo.withdrawDeletion(db, caller.uuid, clock.now()))) throw new DomainError('UNAUTHENTICATED')
  return { user: presentUser({ ...caller, deletionDueAt: null }) }
}

/** Queues one job for each account that is due, so that a failure for one does not hold up the others. */
export async function beginDeletions({
  db,
  clock,
  jobs,
}: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const userUuid of await repo.listDue(db, clock.now()))
    await jobs.enqueue(db, 'account.delete', { userUuid }, { key: userUuid })
}

/**
 * Deletes an account whose date has passed. Nobody can sign in to it any more, so nothing is added meanwhile. After
 * an interruption it continues where it stopped.
 */
export async function carryOutDeletion(context: Context, userUuid: string): Promise<void> {
  const { db, clock, jobs } = context
  if (!(await repo.isDue(db, userUuid, clock.now()))) return
  for (const memorialUuid of await repo.listOwned(db, userUuid))
    await ignoreDeletedMemorial(
      memorials.passOn(context, memorialUuid, userUuid, (tx, heirUuid) =>
        jobs.enqueue(tx, 'account.memorial-passed-on', { memorialUuid, userUuid: heirUuid }),
      ),
    )
  for (const memorialUuid of await repo.listContributedTo(db, userUuid))
    await ignoreDeletedMemorial(
      changes.change(context, memorialUuid, (tx) => repo.forgetContributor(tx, userUuid, memorialUuid)),
    )
  await changes.changePages(context, async (tx, pageChanged) => {
    for (const memorialUuid of await repo.listCoHosted(tx, userUuid)) await pageChanged(memorialUuid)
    // Deleted memorials have no readers, but can be restored.
    await repo.forgetContributor(tx, userUuid)
    await repo.deleteUser(tx, userUuid)
  })
}
