import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'
import { isOpen } from './repo-deletion.ts'

/** The session of a token and its person; undefined when it expired. */
export function findSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uuid', 'sessions.userUuid')
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
      'sessions.operatorProofAt',
      'sessions.expiresAt',
      'sessions.invitedTo',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where(isOpen(now))
    .executeTakeFirst()
}

/** The name that a memorial invited this address by; null when it is not invited any more. */
export async function findInvitedNames(db: Db, memorialUuid: string, email: string) {
  const contact = await db
    .selectFrom('contacts')
    .select(['firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  return contact ?? null
}

/** Opens a session and deletes the expired sessions of the same person. */
export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer
    userUuid: string
    deviceHash: Buffer
    browser: string | null
    system: string | null
    invitedTo: string | null
    operatorProofAt: Date | null
    createdAt: Date
    expiresAt: Date
  },
) {
  await tx
    .deleteFrom('sessions')
    .where('userUuid', '=', session.userUuid)
    .where('expiresAt', '<=', session.createdAt)
    .execute()
  await tx.insertInto('sessions').values(session).execute()
}

export async function hasSession(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('userUuid')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

export function extendSession(db: Db, tokenHash: Buffer, expiresAt: Date) {
  return db.updateTable('sessions').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute()
}

export function deleteSession(db: Db, tokenHash: Buffer) {
  return db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

export function deleteSessionsOf(db: Db, userUuid: string) {
  return db.deleteFrom('sessions').where('userUuid', '=', userUuid).execute()
}

/** Those of personal links to this memorial; `null`: those of no link. */
export function deleteSessionsBy(db: Db, userUuid: string, invitedTo: string | null) {
  return db
    .deleteFrom('sessions')
    .where('userUuid', '=', userUuid)
    .where('invitedTo', 'is not distinct from', invitedTo)
    .execute()
}

/** Ends those of personal links to this memorial, apart from so many, the newest. */
export function keepNewestSessions(tx: Tx, userUuid: string, invitedTo: string, count: number) {
  const newestFirst = tx
    .selectFrom('sessions')
    .select('tokenHash')
    .where('userUuid', '=', userUuid)
    .where('invitedTo', '=', invitedTo)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
  return tx.deleteFrom('sessions').where('tokenHash', 'in', newestFirst.offset(count)).execute()
}

/** Those of all personal links. */
export function deleteInvitedSessions(tx: Tx, userUuid: string) {
  return tx
    .deleteFrom('sessions')
    .where('userUuid', '=', userUuid)
    .where('invitedTo', 'is not', null)
    .execute()
}

/** The person's sessions that have not expired, last used first. */
export function readSessions(db: Db, userUuid: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['tokenHash', 'deviceHash', 'browser', 'system', 'createdAt', 'expiresAt'])
    .where('userUuid', '=', userUuid)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .execute()
}

export function deleteSessions(tx: Tx, userUuid: string, tokenHashes: Buffer[]) {
  return tx
    .deleteFrom('sessions')
    .where('userUuid', '=', userUuid)
    .where('tokenHash', 'in', tokenHashes)
    .execute()
}

export function deleteOtherSessions(tx: Tx, userUuid: string, kept: Buffer) {
  return tx.deleteFrom('sessions').where('userUuid', '=', userUuid).where('tokenHash', '<>', kept).execute()
}

/** Those of personal links to this memorial, apart from one. */
export function deleteOtherSessionsBy(tx: Tx, userUuid: string, invitedTo: string, kept: Buffer) {
  return tx
    .deleteFrom('sessions')
    .where('userUuid', '=', userUuid)
    .where('invitedTo', '=', invitedTo)
    .where('tokenHash', '<>', kept)
    .execute()
}
