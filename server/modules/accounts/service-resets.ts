import { randomUUID } from 'node:crypto'
import type * as calls from '#contract/accounts.ts'
import type { Body } from '#contract/endpoint.ts'
import { hashToken } from '#server/lib/codes.ts'
import type { SignInOrigin } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { settleProof } from './confirm-address.ts'
import { takeProof } from './issue-proof.ts'
import { presentUser } from './present.ts'
import { findByEmail, isOpen } from './queries.ts'
import { isClosed, passkeysFrom, passwordRefusal } from './rules.ts'
import { openOnlySession } from './service-sessions.ts'

// Resets a forgotten password.

/**
 * Mails a link to choose a new password, if the account exists. Neither the answer nor its timing tells whether it
 * exists or was mailed often: a job is queued in every case. However often a stranger asks, at most two links are
 * mailed in twenty minutes. Rejects with CAPTCHA_NEEDED.
 */
export async function forgotPassword(
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
  { db, clock, jobs }: Context,
  { token: link, password }: Body<typeof calls.resetPassword>,
  { ip, device }: SignInOrigin,
) {
  const tokenHash = hashToken(link)
  const user = await findReset(db, tokenHash, clock.now())
  if (!user) throw new DomainError('RESET_LINK_INVALID')
  const refusal = passwordRefusal(password, user.email)
  if (refusal) throw new DomainError(refusal, { field: 'password' })

  const passwordHash = await hashPassword(password, ip)
  const now = clock.now()
  const token = await db.transaction().execute(async (tx) => {
    // Else another request used it first.
    if (!(await takeProof(tx, { kind: 'PASSWORD', tokenHash }))) throw new DomainError('RESET_LINK_INVALID')
    await tx.updateTable('users').set({ passwordHash }).where('uuid', '=', user.uuid).execute()
    await pausePasskeys(tx, user.uuid, now)
    await takeProof(tx, { kind: 'PASSWORD', userUuid: user.uuid })
    await settleProof({ tx, jobs, userUuid: user.uuid, now })
    // Somebody else with access to this mailbox may have used the link, so the owner gets a mail.
    await jobs.enqueue(tx, 'account.password-changed', { userUuid: user.uuid })
    return openOnlySession(tx, user.uuid, device, now)
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
