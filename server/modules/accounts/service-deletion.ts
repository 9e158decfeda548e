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
import type { ProvePassword } from './service-password.ts'

interface DeletionDeps extends Context {
  provePassword: ProvePassword
}

/** Deletion of accounts, with thirty days to withdraw it (docs/decisions/0102). */
export function deletions(deps: DeletionDeps) {
  const { db, jobs, clock, provePassword } = deps

  /**
   * Schedules the deletion, mails the owner, and signs the other devices out. A second request keeps the first date.
   * Rejects with PASSWORD_WRONG.
   */
  async function ask(caller: Caller, password: string, ip: string) {
    await provePassword(caller, password, 'password', ip)
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
  async function keep(caller: Caller) {
    if (!(await repo.withdrawDeletion(db, caller.uuid, clock.now()))) throw new DomainError('UNAUTHENTICATED')
    return { user: presentUser({ ...caller, deletionDueAt: null }) }
  }

  /** Queues one job for each account that is due, so that a failure for one does not hold up the others. */
  async function beginDeletions(): Promise<void> {
    for (const userUuid of await repo.listDue(db, clock.now()))
      await jobs.enqueue(db, 'account.delete', { userUuid }, { key: userUuid })
  }

  /**
   * Deletes an account whose date has passed. Nobody can sign in to it any more, so nothing is added meanwhile. After
   * an interruption it continues where it stopped.
   */
  async function carryOut(userUuid: string): Promise<void> {
    if (!(await repo.isDue(db, userUuid, clock.now()))) return
    for (const memorialUuid of await repo.listOwned(db, userUuid))
      await ignoreDeletedMemorial(
        memorials.passOn(deps, memorialUuid, userUuid, (tx, heirUuid) =>
          jobs.enqueue(tx, 'account.memorial-passed-on', { memorialUuid, userUuid: heirUuid }),
        ),
      )
    for (const memorialUuid of await repo.listContributedTo(db, userUuid))
      await ignoreDeletedMemorial(
        changes.change(deps, memorialUuid, (tx) => repo.forgetContributor(tx, userUuid, memorialUuid)),
      )
    await changes.changingPages(deps, async (tx, pageChanged) => {
      for (const memorialUuid of await repo.listCoHosted(tx, userUuid)) await pageChanged(memorialUuid)
      // Deleted memorials have no readers, but can be restored.
      await repo.forgetContributor(tx, userUuid)
      await repo.deleteUser(tx, userUuid)
    })
  }

  return { deleteAccount: ask, keepAccount: keep, beginDeletions, carryOutDeletion: carryOut }
}
