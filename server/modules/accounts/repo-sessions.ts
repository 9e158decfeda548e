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
      'users.language',
      'users.deletionDueAt',
      'sessions.expiresAt',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where(isOpen(now))
    .executeTakeFirst()
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
