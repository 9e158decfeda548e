import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'

const columns = [
  'uuid',
  'email',
  'firstName',
  'surname',
  'passwordHash',
  'emailVerifiedAt',
  'language',
  'deletionDueAt',
] as const

/** Finds an account by its address, ignoring letter case. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(columns)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
}

/**
 * Makes an account, or gives an unconfirmed account a new password: if two people sign up with one address, the later
 * one gets the code, and nothing of what was there. `null`: without a password. Undefined when the address is confirmed.
 * Waits for a concurrent sign-up with the same address.
 */
export function putUnverified(tx: Tx, email: string, passwordHash: string | null, now: Date) {
  return tx
    .insertInto('users')
    .values({ email, passwordHash, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ email, passwordHash, firstName: '', surname: '', language: null })
        .where('users.emailVerifiedAt', 'is', null),
    )
    .returning(columns)
    .executeTakeFirst()
}

/**
 * The unconfirmed account of an address, as it is, or a new one without a password. Locked until the transaction ends.
 * Undefined when the address is confirmed.
 */
export function findOrAddUnverified(tx: Tx, email: string, now: Date) {
  return tx
    .insertInto('users')
    .values({ email, passwordHash: null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet((eb) => ({ email: eb.ref('users.email') }))
        .where('users.emailVerifiedAt', 'is', null),
    )
    .returning(columns)
    .executeTakeFirst()
}

/**
 * Locks the account until the transaction ends, if its password is still the verified one: otherwise a session could be
 * opened while a reset revokes all sessions.
 */
export async function lockPasswordShared(
  tx: Tx,
  userUuid: string,
  passwordHash: string | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', userUuid)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function findPasswordHash(db: Db, userUuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('uuid', '=', userUuid)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

/** False when the password was changed since it was verified. */
export async function replacePassword(
  tx: Tx,
  userUuid: string,
  from: string,
  passwordHash: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('uuid', '=', userUuid)
    .where('passwordHash', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export function setPassword(tx: Tx, userUuid: string, passwordHash: string) {
  return tx.updateTable('users').set({ passwordHash }).where('uuid', '=', userUuid).execute()
}

/** False when the address was already confirmed. */
export async function markVerified(tx: Tx, userUuid: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('uuid', '=', userUuid)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Sets the language of the person's mails. */
export function saveLanguage(db: Db, userUuid: string, language: Language) {
  return db.updateTable('users').set({ language }).where('uuid', '=', userUuid).execute()
}

export function saveNames(db: Db, userUuid: string, names: { firstName: string; surname: string }) {
  return db.updateTable('users').set(names).where('uuid', '=', userUuid).execute()
}

export async function isVerified(db: Db, userUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('uuid', '=', userUuid)
    .executeTakeFirst()
  return Boolean(row?.emailVerifiedAt)
}

/** The address and the language of a mail about the account. */
export function findAddress(db: Db, userUuid: string) {
  return db
    .selectFrom('users')
    .select(['email', 'language', fullName.as('toName')])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()
}
