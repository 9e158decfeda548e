import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { LimitReached } from '#server/ports/limits.ts'
import {
  findProof,
  issueCode,
  lockAddress,
  type NewCode,
  refuseTooSoon,
  takeProof,
  tryCode,
} from './issue-proof.ts'
import { presentUser } from './present.ts'
import { isCodeSpent, resendCutoff } from './rules.ts'

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
  if (caller.emailVerified) return
  if (caller.invitedTo) throw new DomainError('UNAUTHENTICATED')
  await mailCode(context, codeOf(caller), ip)
}

const findCode = (db: Db, userUuid: string) => findProof(db, { kind: 'ADDRESS', userUuid })

type Addressee = Pick<Caller, 'uuid' | 'email' | 'language'>

const codeOf = ({ uuid, email, language }: Addressee) =>
  ({ kind: 'ADDRESS', userUuid: uuid, email, language }) as const

/**
 * Has the code of an account mailed. False within thirty seconds of its last one, which stays valid. Rejects with
 * RESEND_TOO_SOON where that one was for something else.
 */
export async function beginCode(context: Context, tx: Tx, user: Addressee): Promise<boolean> {
  // Before the row, as wherever a code is issued.
  await lockAddress(tx, user.email)
  const last = await findCode(tx, user.uuid).forUpdate().executeTakeFirst()
  if (last && last.sentAt > resendCutoff(context.clock.now())) return false
  await issueCode(context, tx, codeOf(user))
  return true
}

/**
 * For a person who comes back to confirm: sends another code if the last one is spent and the day's limit allows it.
 */
export async function renewSpentCode(context: Context, user: Addressee, ip: string): Promise<void> {
  const code = await findCode(context.db, user.uuid).executeTakeFirst()
  if (!code || !isCodeSpent(code, context.clock.now())) return
  await mailCode(context, codeOf(user), ip).catch((reason) => {
    if (!(reason instanceof DomainError || reason instanceof LimitReached)) throw reason
  })
}

/** Counts a code and has it mailed, unless one was a moment ago: rejects with RESEND_TOO_SOON, and counts nothing. */
export async function mailCode(context: Context, asked: NewCode, ip: string, slug?: string): Promise<void> {
  await refuseTooSoon(context.db, asked.email, context.clock.now())
  await countCode(context, asked.email, ip)
  await context.db.transaction().execute((tx) => issueCode(context, tx, asked, slug))
}

/**
 * Counts a code mailed to an address that somebody of a network asked for. Each code allows few tries, so each day allows
 * few codes. Counts the network's own part first: when that is used up, the codes of others are not touched.
 */
export async function countCode({ limits }: Context, email: string, ip: string): Promise<void> {
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
