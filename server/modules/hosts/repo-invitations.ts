import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** It was sent by whoever owns the memorial now: only the owner appoints. */
const isOfOwner = sql<boolean>`exists (select from relationships
  where relationships.memorial_uuid = host_invitations.memorial_uuid
    and relationships.user_uuid = host_invitations.invited_by
    and relationships.relationship_type = 'OWNER')`

/** Invitations of the owner that nobody has accepted, expired or not, newest first. */
export function listInvitations(db: Db, memorialUuid: string) {
  return db
    .selectFrom('hostInvitations')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('acceptedAt', 'is', null)
    .where(isOfOwner)
    .orderBy('createdAt', 'desc')
    .execute()
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

export function findOpenInvitation(tx: Tx, memorialUuid: string, email: string) {
  return tx
    .selectFrom('hostInvitations')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('acceptedAt', 'is', null)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
}

/**
 * How many people host or moderate a memorial besides its owner, or are invited to, without an invitation to `email`.
 */
export async function countPlacesTaken(tx: Tx, memorialUuid: string, email: string, now: Date) {
  const { rows } = await sql<{ taken: number }>`
    select (
      (select count(*) from relationships
        where memorial_uuid = ${memorialUuid} and relationship_type in ('ADMIN', 'MODERATOR'))
      + (select count(*) from host_invitations
        where memorial_uuid = ${memorialUuid} and accepted_at is null and expires_at > ${now}
          and lower(email) <> lower(${email}))
    )::integer as taken
  `.execute(tx)
  return rows[0]?.taken ?? 0
}

interface Asked {
  email: string
  role: 'ADMIN' | 'MODERATOR'
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

/** The job that mails the invitation makes its token. */
export async function insertInvitation(tx: Tx, memorialUuid: string, asked: Asked): Promise<string> {
  const row = await tx
    .insertInto('hostInvitations')
    .values({ memorialUuid, ...asked })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

/** Treats it as new: the link that was sent before stops working at once. */
export function renewInvitation(tx: Tx, invitationUuid: string, asked: Asked) {
  return tx
    .updateTable('hostInvitations')
    .set({ ...asked, tokenHash: null, sentAt: null, failedAt: null })
    .where('uuid', '=', invitationUuid)
    .execute()
}

/** False when there is no open invitation. */
export async function deleteInvitation(tx: Tx, memorialUuid: string, invitationUuid: string) {
  const result = await tx
    .deleteFrom('hostInvitations')
    .where('uuid', '=', invitationUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('acceptedAt', 'is', null)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function hasInvitation(tx: Tx, memorialUuid: string, invitationUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('hostInvitations')
    .select('uuid')
    .where('uuid', '=', invitationUuid)
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  return row !== undefined
}

/** The invitation of a link, in any state; undefined when it was withdrawn or renewed. */
export function findByToken(db: Db, tokenHash: Buffer) {
  return toldOf(db).where('hostInvitations.tokenHash', '=', tokenHash).executeTakeFirst()
}

/** What the mail of an invitation says, if it is still to be sent. */
export function readUnsent(db: Db, invitationUuid: string, now: Date) {
  return toldOf(db)
    .where('hostInvitations.uuid', '=', invitationUuid)
    .where('hostInvitations.acceptedAt', 'is', null)
    .where('hostInvitations.sentAt', 'is', null)
    .where('hostInvitations.expiresAt', '>', now)
    .executeTakeFirst()
}

export type ToldInvitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>

const toldOf = (db: Db) =>
  db
    .selectFrom('hostInvitations')
    .innerJoin('memorials', 'memorials.uuid', 'hostInvitations.memorialUuid')
    .innerJoin('users', 'users.uuid', 'hostInvitations.invitedBy')
    .where(isOfOwner)
    .select([
      'hostInvitations.uuid',
      'hostInvitations.memorialUuid',
      'hostInvitations.email',
      'hostInvitations.role',
      'hostInvitations.expiresAt',
      'hostInvitations.acceptedAt',
      'memorials.nameOfPerson',
      memorialLanguage.as('language'),
    ])
    // The same as `nameOf` in the rules.
    .select(sql<string>`coalesce(nullif(${fullName}, ''), users.email)`.as('owner'))
    .where('memorials.deletedAt', 'is', null)

/** Stores the token of an invitation that is still to be sent; false when it is not to be sent any more. */
export async function fillToken(db: Db, invitationUuid: string, tokenHash: Buffer): Promise<boolean> {
  const result = await db
    .updateTable('hostInvitations')
    .set({ tokenHash })
    .where('uuid', '=', invitationUuid)
    .where('acceptedAt', 'is', null)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** By the token of the mail, so that an invitation renewed meanwhile is not touched. */
export function markSent(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('hostInvitations')
    .set({ sentAt: now, failedAt: null })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export function markFailed(db: Db, tokenHash: Buffer, now: Date) {
  return db.updateTable('hostInvitations').set({ failedAt: now }).where('tokenHash', '=', tokenHash).execute()
}

/** Uses up an invitation; false when it was used, was withdrawn or has expired. */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('hostInvitations')
    .set({ acceptedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
