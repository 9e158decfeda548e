import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { undoneIfItFails } from '#server/lib/undone-if-it-fails.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { type Limits, withinLimit } from '#server/ports/limits.ts'
import { presentUser } from './present.ts'
import { isVerified, markVerified } from './repo.ts'
import { deleteCode, findCode, giveTryBack, startCode, takeTry } from './repo-proofs.ts'
import { hasSession } from './repo-sessions.ts'
import { codeExpiry, isCodeSpent, resendAllowedFrom, resendCutoff, secondsUntil } from './rules.ts'

interface CodeDeps {
  db: Database
  jobs: Jobs
  limits: Limits
  clock: Clock
}

/** The code that proves an address. A job makes and mails it, so that none ever stands in the queue. */
export function emailCodes({ db, jobs, limits, clock }: CodeDeps) {
  /**
   * Confirms the address. Rejects with CODE_WRONG, CODE_EXPIRED, after five tries CODE_USED_UP, or with
   * UNAUTHENTICATED where somebody signed up anew meanwhile. One that is confirmed already stays so whatever the code is: two clicks are one confirmation.
   */
  async function confirm(caller: Caller, code: string, ip: string) {
    if (!caller.emailVerified) await prove(caller, code, ip)
    return { user: presentUser({ ...caller, emailVerified: true }) }
  }

  /**
   * Only of the sign-up that the code was typed in: one that came while the code was looked at has set a password of its
   * own and ended this session, so nothing is proved for it (docs/decisions/0233).
   */
  async function prove({ uuid: userUuid, tokenHash }: Caller, code: string, ip: string): Promise<void> {
    const asked = await takeTry(db, userUuid)
    if (!asked) return refuseUnlessVerified(userUuid)
    if (asked.expiresAt <= clock.now()) throw new DomainError('CODE_EXPIRED', { field: 'code' })
    const isRight =
      asked.codeHash !== null &&
      // What nobody looked at is no try.
      (await undoneIfItFails(verifyPassword(code, asked.codeHash, ip), () =>
        giveTryBack(db, userUuid, asked.codeHash),
      ))
    if (!isRight) throw new DomainError('CODE_WRONG', { field: 'code' })
    await db.transaction().execute(async (tx) => {
      await settleProof({ tx, jobs, userUuid, now: clock.now() })
      if (!(await hasSession(tx, tokenHash))) throw new DomainError('UNAUTHENTICATED')
    })
  }

  /** No try is left, or the same code was used up by another click a moment ago. */
  async function refuseUnlessVerified(userUuid: string): Promise<void> {
    if (await isVerified(db, userUuid)) return
    const code = await findCode(db, userUuid)
    if (!code) throw new DomainError('CODE_EXPIRED', { field: 'code' })
    const retryAfterSeconds = secondsUntil(resendAllowedFrom(code.sentAt), clock.now())
    throw new DomainError('CODE_USED_UP', { field: 'code', retryAfterSeconds })
  }

  /**
   * Mails another code; the earlier one stops working. Rejects with RESEND_TOO_SOON within thirty seconds, and with
   * TOO_MANY_ATTEMPTS once the day's codes are gone.
   */
  async function resend(caller: Caller): Promise<void> {
    if (caller.emailVerified) return
    const now = clock.now()
    const last = await findCode(db, caller.uuid)
    if (!last || last.sentAt <= resendCutoff(now)) await count(caller.email)
    await db.transaction().execute(async (tx) => {
      if (await begin(tx, caller.uuid, now)) return
      const code = await findCode(tx, caller.uuid)
      const allowedFrom = code ? resendAllowedFrom(code.sentAt) : now
      throw new DomainError('RESEND_TOO_SOON', { retryAfterSeconds: secondsUntil(allowedFrom, now) })
    })
  }

  /** A code for an account, whatever the way to ask for it; false within thirty seconds of the last one, which stays. */
  async function begin(tx: Tx, userUuid: string, now: Date): Promise<boolean> {
    const times = { sentAt: now, expiresAt: codeExpiry(now), cutoff: resendCutoff(now) }
    const isBegun = await startCode(tx, userUuid, times)
    if (isBegun) await jobs.enqueue(tx, 'account.code', { userUuid }, { key: userUuid })
    return isBegun
  }

  /** Somebody comes back to confirm: another code, if the one they have cannot work any more, and the day has one left. */
  async function renewSpent(user: { uuid: string; email: string }, now: Date): Promise<void> {
    const code = await findCode(db, user.uuid)
    if (!code || !isCodeSpent(code, now) || code.sentAt > resendCutoff(now)) return
    if (!(await withinLimit(limits, 'codeMailByAddress', user.email.toLowerCase()))) return
    await db.transaction().execute((tx) => begin(tx, user.uuid, now))
  }

  /** Counts a code that an address is sent: tries are few for each code, so codes are few for each day. */
  const count = (email: string) => limits.take('codeMailByAddress', email.toLowerCase())

  return { confirm, resend, begin, renewSpent, count }
}

/** The address is proved: the first time, a word of welcome follows. The code has done its work. */
export async function settleProof(proof: { tx: Tx; jobs: Jobs; userUuid: string; now: Date }): Promise<void> {
  const { tx, jobs, userUuid, now } = proof
  if (await markVerified(tx, userUuid, now)) await jobs.enqueue(tx, 'account.welcome', { userUuid })
  await deleteCode(tx, userUuid)
}
