import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import type { DB, Db, Tx } from '#server/ports/database.ts'

/** What `asPerson` needs. */
export const personColumns = [
  'users.uuid',
  'users.email',
  'users.firstName',
  'users.surname',
  'users.passwordHash',
  'users.emailVerifiedAt',
  'users.language',
  'users.deletionDueAt',
] as const

/** Finds an account by its address, ignoring letter case. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(personColumns)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
}

/**
 * Makes an account, or gives an unconfirmed account a new password: if two people sign up with one address, the later
 * one gets the code, and nothing of what was there. `null`: without a password. Undefined when the address is confirmed.
 * Waits for a concurrent sign-up with the same address, and locks the account until the transaction ends.
 *
 * @param isLeft an unconfirmed account stays as it is
 */
export function putUnverified(tx: Tx, email: string, passwordHash: string | null, now: Date, isLeft = false) {
  const taken = { email, passwordHash, firstName: '', surname: '', language: null }
  return tx
    .insertInto('users')
    .values({ email, passwordHash, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet((eb) => (isLeft ? { email: eb.ref('users.email') } : taken))
        .where('users.emailVerifiedAt', 'is', null),
    )
    .returning(personColumns)
    .executeTakeFirst()
}

/**
 * Saves names, and the language of the person's mails, in a transaction. Pages name their hosts, and without a language of
 * their own have the owner's, so every node is told.
 */
export async function saveUser(tx: Tx, userUuid: string, user: Updateable<DB['users']>): Promise<void> {
  await tx.updateTable('users').set(user).where('uuid', '=', userUuid).execute()
  await sql`
    select pg_notify('memorial_changed', memorial_uuid::text) from relationships
    where user_uuid = ${userUuid} and relationship_type in ('OWNER', 'ADMIN')`.execute(tx)
}

/** An account can be used unless its deletion date has passed. */
export const isOpen = (now: Date) => (eb: ExpressionBuilder<DB, 'users'>) =>
  eb.or([eb('users.deletionDueAt', 'is', null), eb('users.deletionDueAt', '>', now)])

/** Those of personal links to this memorial; `null`: those of no link. */
export const deleteSessionsBy = (db: Db, userUuid: string, invitedTo: string | null) =>
  db
    .deleteFrom('sessions')
    .where('userUuid', '=', userUuid)
    .where('invitedTo', 'is not distinct from', invitedTo)
    .execute()

export const forgetDevices = (db: Db, userUuid: string) =>
  db.deleteFrom('knownDevices').where('userUuid', '=', userUuid).execute()

/** Newest first. */
export const listPasskeys = (db: Db, userUuid: string) =>
  db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports', 'browser', 'system', 'createdAt', 'lastUsedAt'])
    .where('userUuid', '=', userUuid)
    .orderBy('createdAt', 'desc')
    .orderBy('credentialId')
    .execute()
