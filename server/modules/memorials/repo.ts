import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { StoryRow } from './rules.ts'

/** The person's role in a memorial; undefined when they have none, or it was deleted. */
export async function findRelationship(db: Db, memorialUuid: string, userUuid: string) {
  const row = await db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select('relationships.relationshipType')
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.userUuid', '=', userUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.relationshipType
}

/** Serializes one person's creations, so that a repeated one finds the first. */
export function lockUser(tx: Tx, userUuid: string) {
  return tx.selectFrom('users').select('uuid').where('uuid', '=', userUuid).forNoKeyUpdate().execute()
}

export async function findByClientId(tx: Tx, userUuid: string, clientId: string) {
  const row = await tx
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select('memorials.uuid')
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'OWNER')
    .where('memorials.clientId', '=', clientId)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.uuid
}

/** What the mail about a saved memorial says; undefined when it or its owner is gone. */
export function readKept(db: Db, of: { memorialUuid: string; userUuid: string }) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['memorials.nameOfPerson', 'users.email', 'users.language', fullName.as('toName')])
    .where('relationships.memorialUuid', '=', of.memorialUuid)
    .where('relationships.userUuid', '=', of.userUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

interface NewMemorialRow extends MemorialFields {
  uuid: string
  shareSlug: string
  clientId: string | null
  nameOfPerson: string
}

interface MemorialFields {
  nameOfPerson?: string
  memorialDate?: string | null
  address?: string | null
  details?: string | null
  hostMessage?: string | null
  hostVideoUuid?: string | null
  profilePhotoUuid?: string | null
}

export async function insertMemorial(tx: Tx, row: NewMemorialRow, ownerUuid: string, now: Date) {
  await tx
    .insertInto('memorials')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute()
  await tx
    .insertInto('relationships')
    .values({
      memorialUuid: row.uuid,
      userUuid: ownerUuid,
      relationshipType: 'OWNER',
      dateCreated: now,
    })
    .execute()
}

/**
 * Begins a change: raises the version, which also serializes changes of one memorial. Undefined when it is unknown or
 * deleted.
 */
export function beginChange(tx: Tx, memorialUuid: string, now: Date) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
}

/** Locks the row of a memorial that is not deleted; rows that refer to it can still be written by others. */
export function lockMemorialRow(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['version', 'paymentCompletedAt', 'retainedUntil'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Tells the other nodes after the commit. */
export function announceChange(tx: Tx, memorialUuid: string) {
  return sql`select pg_notify('memorial_changed', ${memorialUuid})`.execute(tx)
}

/** The state that a save compares with and replaces. */
export function readForEdit(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['editVersion', 'shareSlug', 'profilePhotoUuid', 'hostVideoUuid'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
}

export function updateMemorial(tx: Tx, memorialUuid: string, fields: MemorialFields) {
  return tx.updateTable('memorials').set(fields).where('uuid', '=', memorialUuid).execute()
}

export function raiseEditVersion(tx: Tx, memorialUuid: string) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ editVersion: eb('editVersion', '+', 1) }))
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** Records that this host saved; ignored for a co-host who left meanwhile. */
export function noteSave(tx: Tx, memorialUuid: string, userUuid: string, savedAt: Date) {
  return tx
    .updateTable('relationships')
    .set({ lastSavedAt: savedAt })
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .execute()
}

/** The present host who saved last, and when; undefined when none of them has. */
export function readLastSave(db: Db, memorialUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.uuid', 'users.firstName', 'users.surname', 'users.email', 'relationships.lastSavedAt'])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.lastSavedAt', 'is not', null)
    .orderBy('relationships.lastSavedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function setPaid(
  tx: Tx,
  memorialUuid: string,
  facts: { paidAt: Date; retainedUntil: Date; customerId: string | null; promo: string | null },
) {
  return tx
    .updateTable('memorials')
    .set({
      paymentCompletedAt: facts.paidAt,
      retainedUntil: facts.retainedUntil,
      stripeCustomerId: facts.customerId,
      promoApplied: facts.promo,
    })
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** Its payment was refunded. */
export const setUnpaid = (tx: Tx, memorialUuid: string) =>
  tx
    .updateTable('memorials')
    .set({ paymentCompletedAt: null, retainedUntil: null, archivedAt: null, promoApplied: null })
    .where('uuid', '=', memorialUuid)
    .execute()

export async function isPaid(db: Db, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('memorials')
    .select('paymentCompletedAt')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return Boolean(row?.paymentCompletedAt)
}

/** In their order. */
export function listStories(tx: Tx, memorialUuid: string): Promise<StoryRow[]> {
  return tx
    .selectFrom('stories')
    .select(['uuid', 'title', 'text', 'position'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
}

export async function replaceStories(tx: Tx, memorialUuid: string, stories: StoryRow[]): Promise<void> {
  const kept = stories.map((story) => story.uuid)
  await tx
    .deleteFrom('stories')
    .where('memorialUuid', '=', memorialUuid)
    .$if(kept.length > 0, (query) => query.where('uuid', 'not in', kept))
    .execute()
  if (stories.length === 0) return
  await tx
    .insertInto('stories')
    .values(stories.map((story) => ({ ...story, memorialUuid })))
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        text: eb.ref('excluded.text'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}
