import type { Db, Tx } from '#server/ports/database.ts'

interface NewPasskey {
  credentialId: string
  userUuid: string
  publicKey: Buffer
  counter: number
  transports: string[]
  browser: string | null
  system: string | null
  createdAt: Date
}

/** Newest first. */
export function listPasskeys(db: Db, userUuid: string) {
  return db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports', 'browser', 'system', 'createdAt', 'lastUsedAt'])
    .where('userUuid', '=', userUuid)
    .orderBy('createdAt', 'desc')
    .orderBy('credentialId')
    .execute()
}

/** False when this key is already registered, to any account. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const result = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A passkey and its account. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.uuid', 'passkeys.userUuid')
    .select(['passkeys.publicKey', 'passkeys.counter', 'passkeys.transports', 'passkeys.createdAt'])
    .select([
      'users.uuid',
      'users.email',
      'users.firstName',
      'users.surname',
      'users.emailVerifiedAt',
      'users.passwordHash',
      'users.language',
      'users.deletionDueAt',
      'users.madeOperatorAt',
    ])
    .where('passkeys.credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** False when the passkey was removed, or was used meanwhile with the same count or a later one. */
export async function usePasskey(
  tx: Tx,
  credentialId: string,
  used: { counter: number; from: number; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('passkeys')
    .set({ counter: used.counter, lastUsedAt: used.at })
    .where('credentialId', '=', credentialId)
    .where('counter', '=', used.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deletePasskey(tx: Tx, userUuid: string, credentialId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('passkeys')
    .where('userUuid', '=', userUuid)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Whoever is at the operator's desk has to show a passkey again. */
export const endOperatorProofs = (tx: Tx, userUuid: string) =>
  tx.updateTable('sessions').set({ operatorProofAt: null }).where('userUuid', '=', userUuid).execute()

/** Locks the account until the transaction ends. Returns from when passkeys can be added. */
export function lockAccount(tx: Tx, userUuid: string) {
  return tx
    .selectFrom('users')
    .select('passkeysFrom')
    .where('uuid', '=', userUuid)
    .forUpdate()
    .executeTakeFirst()
}

/** No passkey can be added before `passkeysFrom`. The wait also applies when the passkeys of now are removed. */
export function pausePasskeys(tx: Tx, userUuid: string, passkeysFrom: Date) {
  return tx
    .updateTable('users')
    .set({ passkeysFrom })
    .where('uuid', '=', userUuid)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('passkeys').select('credentialId').whereRef('passkeys.userUuid', '=', 'users.uuid'),
      ),
    )
    .execute()
}

/** @param userUuid the person who adds a passkey; null when signing in */
export function insertChallenge(
  db: Db,
  challenge: { challengeHash: Buffer; userUuid: string | null; expiresAt: Date },
) {
  return db.insertInto('passkeyChallenges').values(challenge).execute()
}

/** Deletes a challenge. True if it was made for this person, had not expired and had not been used. */
export async function takeChallenge(
  db: Db,
  challengeHash: Buffer,
  userUuid: string | null,
  now: Date,
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('userUuid', 'is not distinct from', userUuid)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
