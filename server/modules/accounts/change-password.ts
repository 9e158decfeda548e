import { randomUUID } from 'node:crypto'
import type * as calls from '#contract/accounts.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Caller } from '#server/lib/caller.ts'
import { hashToken } from '#server/lib/codes.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { settleProof } from './confirm-address.ts'
import { takeProof } from './issue-proof.ts'
import { openOnlySession } from './open-session.ts'
import { presentUser } from './present.ts'
import { findByEmail, isOpen } from './queries.ts'
import { isClosed, passkeysFrom, passwordRefusal } from './rules.ts'

/**
 * Asks a signed-in person for the password once more, e.g. in case the device was left open. Returns the hash it was
 * verified against. Rejects with PASSWORD_WRONG. These tries are counted apart from those of signing in, which
 * strangers can use up.
 */
export async function provePassword(
  { limits, db }: Pick<Context, 'limits' | 'db'>,
  caller: Caller,
  password: string,
  field: string,
  ip: string,
): Promise<string> {
  await limits.take('passwordByPerson', caller.uuid)
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('uuid', '=', caller.uuid)
    .executeTakeFirst()
  const stored = row?.passwordHash ?? null
  // A try counts only if the password was compared.
  const isRight = await undoOnFailure(verifyPassword(password, stored, ip), () =>
    limits.giveBack('passwordByPerson', caller.uuid),
  )
  if (stored === null || !isRight) throw new DomainError('PASSWORD_WRONG', { field })
  await limits.forgive('passwordByPerson', caller.uuid)
  return stored
}

/** Signs out all sessions, ends all reset links, and signs the caller in again. */
export async function changePassword(
  context: Context,
  caller: Caller,
  { currentPassword, password }: Body<typeof calls.changePassword>,
  from: SignInOrigin,
) {
  const proven = await provePassword(context, caller, currentPassword, 'currentPassword', from.ip)
  const token = await setPassword(context, caller, password, from, async (tx) => {
    const locked = tx.selectFrom('users').select('uuid').where('uuid', '=', caller.uuid).forUpdate()
    // Else the password was changed by another request since it was proved.
    if (!(await locked.where('passwordHash', '=', proven).executeTakeFirst()))
      throw new DomainError('PASSWORD_WRONG', { field: 'currentPassword' })
  })
  return { token }
}

/** @param hold runs first; rejects when the proof is no longer valid */
async function setPassword(
  { db, clock, jobs }: Context,
  { uuid: userUuid, email }: { uuid: string; email: string },
  password: string,
  { ip, device }: SignInOrigin,
  hold: (tx: Tx, now: Date) => Promise<void>,
): Promise<string> {
  const refusal = passwordRefusal(password, email)
  if (refusal) throw new DomainError(refusal, { field: 'password' })
  const passwordHash = await hashPassword(password, ip)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await hold(tx, now)
    await tx.updateTable('users').set({ passwordHash }).where('uuid', '=', userUuid).execute()
    await takeProof(tx, { kind: 'PASSWORD', userUuid })
    // Somebody else may have known the password or read the mailbox, so the owner gets a mail.
    await jobs.enqueue(tx, 'account.changed', { userUuid, change: { what: 'password' } })
    return openOnlySession(tx, userUuid, device, now)
  })
}

/**
 * Mails a link to choose a new password, if the account exists. Neither the answer nor its timing tells whether it
 * exists or was mailed often: a job is queued in every case. However often a stranger asks, at most two links are
 * mailed in twenty minutes. Rejects with CAPTCHA_NEEDED.
 */
export async function requestReset(
  { networkLimits, limits, db, clock, jobs }: Context,
  { email, captcha }: Body<typeof calls.forgotPassword>,
  ip: string,
): Promise<void> {
  await networkLimits.count({ person: null, network: ['accountByIp', ip], proof: captcha })
  const mayBeMailed = await withinLimit(limits, 'forgotByAddress', mailboxKey(email))
  const user = await findByEmail(db, email)
  const userUuid = mayBeMailed && user && !isClosed(user, clock.now()) ? user.uuid : randomUUID()
  await jobs.enqueue(db, 'account.reset', { userUuid }, { key: userUuid })
}

/**
 * Sets a new password with a mailed link, which also proves the address. Signs out all sessions and signs the bearer
 * of the link in. Rejects with RESET_LINK_INVALID.
 */
export async function resetPassword(
  context: Context,
  { token: link, password }: Body<typeof calls.resetPassword>,
  from: SignInOrigin,
) {
  const tokenHash = hashToken(link)
  const user = await findReset(context.db, tokenHash, context.clock.now())
  if (!user) throw new DomainError('RESET_LINK_INVALID')
  const { uuid: userUuid } = user
  const token = await setPassword(context, user, password, from, async (tx, now) => {
    // Else another request used it first.
    if (!(await takeProof(tx, { kind: 'PASSWORD', tokenHash }))) throw new DomainError('RESET_LINK_INVALID')
    await pausePasskeys(tx, userUuid, now)
    if (await settleProof(tx, userUuid, now)) await context.jobs.enqueue(tx, 'account.welcome', { userUuid })
  })
  return { token, user: presentUser({ ...user, emailVerified: true, hasPassword: true }) }
}

/** The account whose password a link changes; undefined when the link expired or was used. */
const findReset = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('proofs')
    .innerJoin('users', 'users.uuid', 'proofs.userUuid')
    .select(['users.uuid', 'users.email', 'users.firstName', 'users.surname'])
    .select(['users.language', 'users.deletionDueAt'])
    .where('proofs.kind', '=', 'PASSWORD')
    .where('proofs.tokenHash', '=', tokenHash)
    .where('proofs.expiresAt', '>', now)
    .where(isOpen(now))
    .executeTakeFirst()

/** No passkey can be added for a while. The wait also applies when the passkeys of now are removed. */
const pausePasskeys = (tx: Tx, userUuid: string, now: Date) =>
  tx
    .updateTable('users')
    .set({ passkeysFrom: passkeysFrom(now) })
    .where('uuid', '=', userUuid)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('passkeys').select('credentialId').whereRef('passkeys.userUuid', '=', 'users.uuid')),
    )
    .execute()
