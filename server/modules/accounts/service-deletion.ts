import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { unlessGone } from '#server/lib/unless-gone.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { presentUser } from './present.ts'
import * as repo from './repo-deletion.ts'
import { deleteOtherSessions } from './repo-sessions.ts'
import { deletionDue } from './rules.ts'
import type { ProvePassword } from './service-password.ts'

interface DeletionDeps {
  db: Database
  jobs: Jobs
  clock: Clock
  memorials: Pick<Memorials, 'change' | 'changingPages' | 'passOn'>
  provePassword: ProvePassword
}

/** An account that goes, with thirty days to change one's mind (docs/decisions/0102). */
export function deletions({ db, jobs, clock, memorials, provePassword }: DeletionDeps) {
  /**
   * Notes that the account is to be deleted, says so by mail, and signs the other devices out. Asked again, the
   * first day stays. Rejects with PASSWORD_WRONG.
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

  /** The account stays. Rejects with UNAUTHENTICATED once its day has come. */
  async function keep(caller: Caller) {
    if (!(await repo.withdrawDeletion(db, caller.uuid, clock.now()))) throw new DomainError('UNAUTHENTICATED')
    return { user: presentUser({ ...caller, deletionDueAt: null }) }
  }

  /** A job for every account whose day has come, so that one that cannot be removed keeps no other. */
  async function beginDeletions(): Promise<void> {
    for (const userUuid of await repo.listDue(db, clock.now()))
      await jobs.enqueue(db, 'account.delete', { userUuid }, { key: userUuid })
  }

  /**
   * Removes an account whose day has come. From that moment nobody can sign in to it, so nothing is added meanwhile;
   * if this is interrupted, it goes on from where it was.
   */
  async function carryOut(userUuid: string): Promise<void> {
    if (!(await repo.isDue(db, userUuid, clock.now()))) return
    for (const memorialUuid of await repo.listOwned(db, userUuid))
      await unlessGone(
        memorials.passOn(memorialUuid, userUuid, (tx, heirUuid) =>
          jobs.enqueue(tx, 'account.memorial-passed-on', { memorialUuid, userUuid: heirUuid }),
        ),
      )
    for (const memorialUuid of await repo.listContributedTo(db, userUuid))
      await unlessGone(
        memorials.change(memorialUuid, (tx) => repo.forgetContributor(tx, userUuid, memorialUuid)),
      )
    await memorials.changingPages(async (tx, pageChanged) => {
      for (const memorialUuid of await repo.listCoHosted(tx, userUuid)) await pageChanged(memorialUuid)
      // Memorials that are deleted themselves, and have no readers, but can be brought back.
      await repo.forgetContributor(tx, userUuid)
      await repo.deleteUser(tx, userUuid)
    })
  }

  return { deleteAccount: ask, keepAccount: keep, beginDeletions, carryOutDeletion: carryOut }
}
