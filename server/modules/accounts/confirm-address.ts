import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { findProof, issueCode, takeProof, tryCode } from './issue-proof.ts'
import { presentUser } from './present.ts'
import { isCodeSpent, resendAllowedFrom, resendCutoff, secondsUntil } from './rules.ts'

// The code that proves an address. A job makes and mails it, so that the queue never holds a code.

/**
 * Confirms the address. Rejects with CODE_WRONG, CODE_EXPIRED, after five tries CODE_USED_UP, or with UNAUTHENTICATED
 * when somebody signed up again meanwhile, or to a session of a personal link, which has no sign-up. A confirmed
 * address stays confirmed whatever the code: two clicks are one confirmation.
 */
export async function confirmCode(context: Context, caller: Caller, code: string, ip: string) {
  if (!caller.emailVerified) await prove(context, caller, code, ip)
  return { user: presentUser({ ...caller, emailVerified: true }) }
}

/**
 * Proves the address only for the sign-up in which the code was typed. A later sign-up has set its own password and
 * ended this session, so this code proves nothing for it (docs/decisions/0006).
 */
async function prove(
  context: Context,
  { uuid: userUuid, tokenHash, invitedTo }: Caller,
  code: string,
  ip: string,
): Promise<void> {
  if (invitedTo) throw new DomainError('UNAUTHENTICATED')
  const { db, clock, jobs } = context
  if (!(await tryCode(context, { kind: 'ADDRESS', userUuid }, code, ip))) {
    const user = db.selectFrom('users').select('emailVerifiedAt').where('uuid', '=', userUuid)
    // Another request used the same code a moment ago.
    if ((await user.executeTakeFirst())?.emailVerifiedAt) return
    throw new DomainError('CODE_EXPIRED', { field: 'code' })
  }
  await db.transaction().execute(async (tx) => {
    if (await settleProof(tx, userUuid, clock.now())) await jobs.enqueue(tx, 'account.welcome', { userUuid })
    const session = tx.selectFrom('sessions').select('userUuid').where('tokenHash', '=', tokenHash)
    if (!(await session.executeTakeFirst())) throw new DomainError('UNAUTHENTICATED')
  })
}

/**
 * Mails another code; the earlier one stops working. Rejects with RESEND_TOO_SOON within thirty seconds, and with
 * TOO_MANY_ATTEMPTS when the codes of the day are used up. A session of a personal link gets UNAUTHENTICATED.
 */
export async function resendCode(context: Context, caller: Caller, ip: string): Promise<void> {
  const { clock, db } = context
  if (caller.emailVerified) return
  if (caller.invitedTo) throw new DomainError('UNAUTHENTICATED')
  const now = clock.now()
  const last = await findCode(db, caller.uuid)
  if (!last || last.sentAt <= resendCutoff(now)) await countCode(context, caller.email, ip)
  await db.transaction().execute(async (tx) => {
    if (await beginCode(context, tx, caller)) return
    const code = await findCode(tx, caller.uuid)
    const allowedFrom = code ? resendAllowedFrom(code.sentAt) : now
    throw new DomainError('RESEND_TOO_SOON', { retryAfterSeconds: secondsUntil(allowedFrom, now) })
  })
}

const findCode = (db: Db, userUuid: string) => findProof(db, { kind: 'ADDRESS', userUuid })

type Addressee = Pick<Caller, 'uuid' | 'email' | 'language'>

/** Has the code of an account mailed. False within thirty seconds of the last one, which stays valid. */
export const beginCode = (context: Context, tx: Tx, { uuid: userUuid, email, language }: Addressee) =>
  issueCode(context, tx, { kind: 'ADDRESS', userUuid, email, language })

/**
 * For a person who comes back to confirm: sends another code if the last one is spent and the day's limit allows it.
 */
export async function renewSpentCode(context: Context, user: Addressee, ip: string): Promise<void> {
  const now = context.clock.now()
  const code = await findCode(context.db, user.uuid)
  if (!code || !isCodeSpent(code, now) || code.sentAt > resendCutoff(now)) return
  try {
    await countCode(context, user.email, ip)
  } catch (reason) {
    if (reason instanceof LimitReached) return
    throw reason
  }
  await context.db.transaction().execute((tx) => beginCode(context, tx, user))
}

/**
 * Counts a code mailed to an address that somebody of a network asked for. Each code allows few tries, so each day allows
 * few codes. Counts the network's own part first: when that is used up, the codes of others are not touched.
 */
export async function countCode(
  { limits }: Pick<Context, 'limits'>,
  email: string,
  ip: string,
): Promise<void> {
  const address = mailboxKey(email)
  await limits.take('codeMailByAddressAndIp', `${address} ${ip}`)
  await limits.take('codeMailByAddress', address)
}

/** Marks the address as proved, deletes the code and ends what personal links had opened. True the first time. */
export async function settleProof(tx: Tx, userUuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('uuid', '=', userUuid)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst()
  await takeProof(tx, { kind: 'ADDRESS', userUuid })
  const sessions = tx.deleteFrom('sessions').where('userUuid', '=', userUuid)
  await sessions.where('invitedTo', 'is not', null).execute()
  return numUpdatedRows > 0n
}
