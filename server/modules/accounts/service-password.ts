import type { changePassword } from '#contract/accounts.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Caller } from '#server/lib/caller.ts'
import type { Doorstep } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { undoneIfItFails } from '#server/lib/undone-if-it-fails.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { Limits } from '#server/ports/limits.ts'
import { findPasswordHash, replacePassword } from './repo.ts'
import { deleteResetsOf } from './repo-proofs.ts'
import { deleteSessionsOf } from './repo-sessions.ts'
import { passwordRefusal } from './rules.ts'
import { rememberOnly } from './service-devices.ts'
import { openSession } from './service-sessions.ts'

/**
 * Somebody who is signed in shows once more that it is they, e.g. on a device left open. Gives the hash that their
 * password had. Rejects with PASSWORD_WRONG; tries are counted apart from those of signing in, which strangers
 * can use up.
 */
export type ProvePassword = (caller: Caller, password: string, field: string, ip: string) => Promise<string>

export function passwordProof({ db, limits }: { db: Database; limits: Limits }): ProvePassword {
  return async (caller, password, field, ip) => {
    await limits.take('passwordByUser', caller.uuid)
    const stored = await findPasswordHash(db, caller.uuid)
    // What nobody looked at is no try.
    const isRight = await undoneIfItFails(verifyPassword(password, stored, ip), () =>
      limits.giveBack('passwordByUser', caller.uuid),
    )
    if (stored === null || !isRight) throw new DomainError('PASSWORD_WRONG', { field })
    await limits.forgive('passwordByUser', caller.uuid)
    return stored
  }
}

interface PasswordDeps {
  db: Database
  jobs: Jobs
  clock: Clock
  provePassword: ProvePassword
}

export function passwordChanges({ db, jobs, clock, provePassword }: PasswordDeps) {
  /** Everyone who was signed in is signed out, links to choose a new password end, the caller is signed in anew. */
  async function changeIt(caller: Caller, body: Body<typeof changePassword>, { ip, device }: Doorstep) {
    const { currentPassword, password } = body
    const proven = await provePassword(caller, currentPassword, 'currentPassword', ip)
    const refusal = passwordRefusal(password, caller.email)
    if (refusal) throw new DomainError(refusal, { field: 'password' })

    const passwordHash = await hashPassword(password, ip)
    const now = clock.now()
    const token = await db.transaction().execute(async (tx) => {
      // Changed by somebody else since it was proved.
      if (!(await replacePassword(tx, caller.uuid, proven, passwordHash)))
        throw new DomainError('PASSWORD_WRONG', { field: 'currentPassword' })
      await deleteSessionsOf(tx, caller.uuid)
      const remembered = await rememberOnly(tx, caller.uuid, device, now)
      await deleteResetsOf(tx, caller.uuid)
      await jobs.enqueue(tx, 'account.password-changed', { userUuid: caller.uuid })
      return openSession(tx, caller.uuid, remembered, now)
    })
    return { token }
  }

  return { changePassword: changeIt }
}
