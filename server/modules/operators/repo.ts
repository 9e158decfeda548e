import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

type Purpose = 'JOIN' | 'ADD' | 'ENTER' | 'PROVE'

/** Without those removed, by name. */
export const listOperators = (db: Db) =>
  db
    .selectFrom('operators')
    .leftJoin('operatorInvites', 'operatorInvites.operatorUuid', 'operators.uuid')
    .select(['operators.uuid', 'operators.name', 'operators.createdAt', 'operatorInvites.expiresAt'])
    .select((eb) =>
      eb
        .selectFrom('operatorSessions')
        .select((inner) => inner.fn.max('lastUsedAt').as('at'))
        .whereRef('operatorSessions.operatorUuid', '=', 'operators.uuid')
        .as('sessionUsedAt'),
    )
    .where('operators.removedAt', 'is', null)
    .orderBy('operators.name')
    .execute()

export type OperatorRow = Awaited<ReturnType<typeof listOperators>>[number]

/** Of all operators, or of one; newest first. */
export const listPasskeys = (db: Db, operatorUuid?: string) =>
  db
    .selectFrom('operatorPasskeys')
    .select(['operatorUuid', 'credentialId', 'transports', 'browser', 'system', 'createdAt', 'lastUsedAt'])
    .select('invitedBy')
    .$if(operatorUuid !== undefined, (query) => query.where('operatorUuid', '=', operatorUuid ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('credentialId')
    .execute()

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

/** Of two who are named at once, one waits until the transaction of the other ends. */
export const lockNames = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('names of operators'))`.execute(tx)

/** With those removed. */
export async function listNames(tx: Tx): Promise<string[]> {
  return (await tx.selectFrom('operators').select('name').execute()).map(({ name }) => name)
}

/** By the name in any case, as the database has it; locked until the transaction ends. */
export const findNamed = (tx: Tx, name: string) =>
  tx
    .selectFrom('operators')
    .select(['uuid', 'name', 'removedAt'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .forUpdate()
    .executeTakeFirst()

export const insertOperator = (tx: Tx, name: string, createdAt: Date) =>
  tx
    .insertInto('operators')
    .values({ name, createdAt })
    .returning(['uuid', 'name', 'removedAt'])
    .executeTakeFirstOrThrow()

/** Locked until the transaction ends; undefined for one that was removed. */
export const lockOperator = (tx: Tx, uuid: string) =>
  tx
    .selectFrom('operators')
    .select(['uuid', 'name'])
    .where('uuid', '=', uuid)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const markRemoved = (tx: Tx, uuid: string, removedAt: Date) =>
  tx.updateTable('operators').set({ removedAt }).where('uuid', '=', uuid).execute()

/**
 * Ends what lets somebody in: passkeys, sessions, links, also those that they made for others, and what a device has yet to sign.
 * Passkeys first: whoever holds one makes a link, which is there then.
 */
export async function endAccess(tx: Tx, { uuid: operatorUuid, name }: { uuid: string; name: string }) {
  for (const table of [
    'operatorPasskeys',
    'operatorSessions',
    'operatorInvites',
    'operatorChallenges',
  ] as const)
    await tx.deleteFrom(table).where('operatorUuid', '=', operatorUuid).execute()
  await tx.deleteFrom('operatorInvites').where('invitedBy', '=', name).execute()
}

/** Who came by a link of theirs, or by one of somebody who did, and is not removed; by name. */
export async function listInvitedBy(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive came (name) as (
      select ${name}::text
      union
      select operators.name from operators
        join operator_passkeys on operator_passkeys.operator_uuid = operators.uuid
        join came on operator_passkeys.invited_by = came.name
    )
    select operators.name from came join operators using (name)
     where operators.name <> ${name} and operators.removed_at is null
     order by operators.name`.execute(db)
  return rows.map((row) => row.name)
}

/** Takes the place of a former link. */
export const putInvite = (
  tx: Tx,
  { operatorUuid, ...rest }: { operatorUuid: string; tokenHash: Buffer; invitedBy: string; expiresAt: Date },
) =>
  tx
    .insertInto('operatorInvites')
    .values({ operatorUuid, ...rest })
    .onConflict((conflict) => conflict.column('operatorUuid').doUpdateSet(rest))
    .execute()

/** Whose link it is, while it can be used. */
export const findInvited = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('operatorInvites')
    .innerJoin('operators', 'operators.uuid', 'operatorInvites.operatorUuid')
    .select(['operators.uuid', 'operators.name'])
    .where('operatorInvites.tokenHash', '=', tokenHash)
    .where('operatorInvites.expiresAt', '>', now)
    .where('operators.removedAt', 'is', null)
    .executeTakeFirst()

/** Who made it. Undefined when it was used before, replaced or has run out: of two at once, one gets it. */
export const takeInvite = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('operatorInvites')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('invitedBy')
    .executeTakeFirst()

/** False when this key is registered already, to anybody. */
export async function insertPasskey(
  tx: Tx,
  passkey: {
    credentialId: string
    operatorUuid: string
    publicKey: Buffer
    counter: number
    transports: string[]
    browser: string | null
    system: string | null
    invitedBy: string | null
    createdAt: Date
  },
): Promise<boolean> {
  const result = await tx
    .insertInto('operatorPasskeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A passkey and whose it is. */
export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('operatorPasskeys')
    .innerJoin('operators', 'operators.uuid', 'operatorPasskeys.operatorUuid')
    .select(['operatorPasskeys.publicKey', 'operatorPasskeys.counter', 'operatorPasskeys.transports'])
    .select(['operators.uuid', 'operators.name'])
    .where('operatorPasskeys.credentialId', '=', credentialId)
    .where('operators.removedAt', 'is', null)
    .executeTakeFirst()

/** False when the passkey was removed, or used meanwhile with the same count or a later one. */
export async function markPasskeyUsed(
  tx: Tx,
  credentialId: string,
  used: { counter: number; from: number; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('operatorPasskeys')
    .set({ counter: used.counter, lastUsedAt: used.at })
    .where('credentialId', '=', credentialId)
    .where('counter', '=', used.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const deletePasskey = (tx: Tx, operatorUuid: string, credentialId: string) =>
  tx
    .deleteFrom('operatorPasskeys')
    .where('operatorUuid', '=', operatorUuid)
    .where('credentialId', '=', credentialId)
    .execute()

export const insertChallenge = (
  db: Db,
  challenge: { challengeHash: Buffer; purpose: Purpose; operatorUuid: string | null; expiresAt: Date },
) => db.insertInto('operatorChallenges').values(challenge).execute()

/** Deletes a challenge. True if it was made for this, had not expired and had not been used. */
export async function takeChallenge(
  db: Db,
  challenge: { challengeHash: Buffer; purpose: Purpose; operatorUuid: string | null; now: Date },
): Promise<boolean> {
  const result = await db
    .deleteFrom('operatorChallenges')
    .where('challengeHash', '=', challenge.challengeHash)
    .where('purpose', '=', challenge.purpose)
    .where('operatorUuid', 'is not distinct from', challenge.operatorUuid)
    .where('expiresAt', '>', challenge.now)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export const insertSession = (
  tx: Tx,
  session: { tokenHash: Buffer; operatorUuid: string; credentialId: string; now: Date; expiresAt: Date },
) =>
  tx
    .insertInto('operatorSessions')
    .values({
      tokenHash: session.tokenHash,
      operatorUuid: session.operatorUuid,
      credentialId: session.credentialId,
      createdAt: session.now,
      lastUsedAt: session.now,
      provenAt: session.now,
      expiresAt: session.expiresAt,
    })
    .execute()

/** Notes its use. Undefined for one that ended, was idle since `idleSince`, or whose operator or passkey was removed. */
export const touchSession = (db: Db, tokenHash: Buffer, at: { now: Date; idleSince: Date }) =>
  db
    .updateTable('operatorSessions')
    .from(['operators', 'operatorPasskeys'])
    .set({ lastUsedAt: at.now })
    .whereRef('operators.uuid', '=', 'operatorSessions.operatorUuid')
    .whereRef('operatorPasskeys.credentialId', '=', 'operatorSessions.credentialId')
    .where('operators.removedAt', 'is', null)
    .where('operatorSessions.tokenHash', '=', tokenHash)
    .where('operatorSessions.expiresAt', '>', at.now)
    .where('operatorSessions.lastUsedAt', '>', at.idleSince)
    .returning(['operators.uuid', 'operators.name', 'operatorSessions.provenAt'])
    .returning(['operatorPasskeys.credentialId', 'operatorPasskeys.invitedBy'])
    .executeTakeFirst()

/** False when it ended meanwhile. */
export async function proveSession(tx: Tx, tokenHash: Buffer, provenAt: Date): Promise<boolean> {
  const result = await tx
    .updateTable('operatorSessions')
    .set({ provenAt })
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const endSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('operatorSessions').where('tokenHash', '=', tokenHash).execute()

export const endSessions = (db: Db, operatorUuid: string) =>
  db.deleteFrom('operatorSessions').where('operatorUuid', '=', operatorUuid).execute()
