import { account } from '#contract/limits.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { isOpen } from './repo-deletion.ts'

/**
 * Notes that a code was requested; the job that mails it fills it in. An earlier code stops working at once. False, and
 * nothing changes, if a code was requested after `cutoff`.
 */
export async function startCode(
  tx: Tx,
  userUuid: string,
  times: { sentAt: Date; expiresAt: Date; cutoff: Date },
): Promise<boolean> {
  const { sentAt, expiresAt, cutoff } = times
  const asked = { codeHash: null, tries: 0, sentAt, expiresAt }
  const row = await tx
    .insertInto('emailCodes')
    .values({ userUuid, ...asked })
    .onConflict((conflict) =>
      conflict.column('userUuid').doUpdateSet(asked).where('emailCodes.sentAt', '<=', cutoff),
    )
    .returning('userUuid')
    .executeTakeFirst()
  return row !== undefined
}

export function findCode(db: Db, userUuid: string) {
  return db.selectFrom('emailCodes').selectAll().where('userUuid', '=', userUuid).executeTakeFirst()
}

/**
 * Fills in the code that was requested. Returns the address and the language of the mail; undefined when no code is
 * needed any more.
 */
export function fillCode(db: Db, userUuid: string, codeHash: string, expiresAt: Date) {
  return db
    .updateTable('emailCodes')
    .from('users')
    .set({ codeHash, tries: 0, expiresAt })
    .whereRef('users.uuid', '=', 'emailCodes.userUuid')
    .where('emailCodes.userUuid', '=', userUuid)
    .where('users.emailVerifiedAt', 'is', null)
    .returning(['users.email', 'users.language'])
    .executeTakeFirst()
}

/** Counts the try before the code is compared, so that parallel tries cannot exceed the limit. */
export function takeTry(db: Db, userUuid: string) {
  return db
    .updateTable('emailCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('userUuid', '=', userUuid)
    .where('tries', '<', account.codeTries)
    .returning(['codeHash', 'expiresAt'])
    .executeTakeFirst()
}

/** Only for the code that was tried: a code sent since then has its own tries. */
export function giveTryBack(db: Db, userUuid: string, codeHash: string | null) {
  return db
    .updateTable('emailCodes')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('userUuid', '=', userUuid)
    .where('codeHash', '=', codeHash)
    .where('tries', '>', 0)
    .execute()
}

export function deleteCode(tx: Tx, userUuid: string) {
  return tx.deleteFrom('emailCodes').where('userUuid', '=', userUuid).execute()
}

/** Several links can be valid at once: the first that is used ends the others. */
export async function insertReset(
  db: Db,
  reset: { tokenHash: Buffer; userUuid: string; createdAt: Date; expiresAt: Date },
) {
  await db
    .deleteFrom('passwordResets')
    .where('userUuid', '=', reset.userUuid)
    .where('expiresAt', '<=', reset.createdAt)
    .execute()
  await db.insertInto('passwordResets').values(reset).execute()
}

/** The account whose password a link changes; undefined when the link expired or was used. */
export function findReset(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.uuid', 'passwordResets.userUuid')
    .select(['users.uuid', 'users.email', 'users.firstName', 'users.surname'])
    .select(['users.language', 'users.deletionDueAt'])
    .where('passwordResets.tokenHash', '=', tokenHash)
    .where('passwordResets.expiresAt', '>', now)
    .where(isOpen(now))
    .executeTakeFirst()
}

/** Uses up a link; false when another request used it first. */
export async function takeReset(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const result = await tx.deleteFrom('passwordResets').where('tokenHash', '=', tokenHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export function deleteResetsOf(tx: Tx, userUuid: string) {
  return tx.deleteFrom('passwordResets').where('userUuid', '=', userUuid).execute()
}
