import type { Db, Tx } from '#server/ports/database.ts'

const columns = [
  'uuid',
  'memorialUuid',
  'userUuid',
  'intentId',
  'amountMinor',
  'currency',
  'promoCode',
  'extendsFrom',
] as const

const extensions = (db: Db) => db.selectFrom('payments').select(columns).where('extendsFrom', 'is not', null)

export async function findExtension(db: Db, intentId: string) {
  return extensions(db).where('intentId', '=', intentId).executeTakeFirst()
}

export type ExtensionRow = NonNullable<Awaited<ReturnType<typeof findExtension>>>

const open = (db: Db) => extensions(db).where('completedAt', 'is', null).where('calledOffAt', 'is', null)

/** Begun, and neither paid nor called off; oldest first. */
export function listOpenOf(db: Db, memorialUuid: string): Promise<ExtensionRow[]> {
  return open(db).where('memorialUuid', '=', memorialUuid).orderBy('createdAt').orderBy('uuid').execute()
}

/** The same of all memorials, begun after `since` and before `before`. */
export function listOpenSince(db: Db, since: Date, before: Date): Promise<ExtensionRow[]> {
  return open(db)
    .where('createdAt', '>', since)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

/** How many payments for the year after `endsAt` were refunded: the next payment needs a new idempotency key. */
export async function countGivenBack(db: Db, memorialUuid: string, endsAt: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .where('extendsFrom', '=', endsAt)
    .where('paidAt', 'is not', null)
    .where('completedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Reads when the year ends and locks the row weakly: rows that refer to it can still be written. Undefined when the
 * memorial was removed for good.
 */
export function lockYearShared(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['retainedUntil', 'deletedAt'])
    .where('uuid', '=', memorialUuid)
    .forShare()
    .executeTakeFirst()
}

/** The same, and serializes extensions of one memorial. */
export function lockYear(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select('retainedUntil')
    .where('uuid', '=', memorialUuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Enters the extension in our ledger, for the year that ends at `extendsFrom`. */
export const completeExtension = (tx: Tx, uuid: string, extendsFrom: Date, now: Date) =>
  tx
    .updateTable('payments')
    .set({ completedAt: now, paidAt: now, extendsFrom })
    .where('uuid', '=', uuid)
    .execute()
