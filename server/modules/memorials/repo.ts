import type { Db, Tx } from '#server/ports/database.ts'

/** Serializes one person's creations, so that a repeated one finds the first. */
export function lockUser(tx: Tx, userUuid: string) {
  return tx.selectFrom('users').select('uuid').where('uuid', '=', userUuid).forNoKeyUpdate().execute()
}

export async function findByClientId(db: Db, userUuid: string, clientId: string) {
  const row = await db
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

/** Memorials of a person that nobody paid for, with deleted ones that they can bring back. */
export async function countUnpaid(tx: Tx, userUuid: string): Promise<number> {
  const rows = await tx
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select('memorials.uuid')
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'OWNER')
    .where('memorials.paymentCompletedAt', 'is', null)
    .execute()
  return rows.length
}

interface NewMemorialRow extends MemorialFields {
  uuid: string
  shareSlug: string
  clientId: string | null
  nameOfPerson: string
}

interface MemorialFields {
  shareSlug?: string
  nameOfPerson?: string
  birthDate?: string | null
  deathDate?: string | null
  zone?: string | null
  hostMessage?: string | null
  isVideoShown?: boolean
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

/** A zone that is known already stays. */
export function updateMemorial(tx: Tx, memorialUuid: string, { zone, ...fields }: MemorialFields) {
  return tx
    .updateTable('memorials')
    .set(fields)
    .$if(Boolean(zone), (query) =>
      query.set((eb) => ({ zone: eb.fn.coalesce('memorials.zone', eb.val(zone)) })),
    )
    .where('uuid', '=', memorialUuid)
    .execute()
}
