import { sql } from 'kysely'
import { OrderContent } from '#contract/order-of-service.ts'
import { type EventFacts, eventFacts } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** The order of service that hosts saved; undefined before. */
export async function findOrder(db: Db, memorialUuid: string) {
  const row = await db
    .selectFrom('ordersOfService')
    .leftJoin('users', 'users.uuid', 'ordersOfService.savedBy')
    .select(['version', 'content', 'savedAt', 'savedBy', 'users.firstName', 'users.surname'])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  return row && { ...row, content: OrderContent.parse(row.content) }
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Writes the next version. JSON columns refuse half of a surrogate pair, which a browser may send. */
export function putOrder(
  tx: Tx,
  order: { memorialUuid: string; version: number; content: OrderContent; userUuid: string; now: Date },
) {
  const { memorialUuid, version, userUuid: savedBy, now: savedAt } = order
  const text = JSON.stringify(order.content, (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  const values = { version, content: sql<string>`${text}::jsonb`, savedAt, savedBy }
  return tx
    .insertInto('ordersOfService')
    .values({ memorialUuid, ...values })
    .onConflict((conflict) => conflict.column('memorialUuid').doUpdateSet(values))
    .execute()
}

/** What the memorial says of itself. Undefined when it is deleted. */
export const findFacts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'shareSlug', 'printCode', 'profilePhotoUuid', 'paymentCompletedAt'])
    .select(['birthDate', 'deathDate'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Every event of its day. */
export async function listEvents(db: Db, memorialUuid: string): Promise<EventFacts[]> {
  const rows = await db
    .selectFrom('programme')
    .select(eventFacts.as('event'))
    .where('programme.memorialUuid', '=', memorialUuid)
    .execute()
  return rows.map(({ event }) => event)
}

/** The hosts' own photos among these that can be printed. */
export async function listPhotos(db: Db, memorialUuid: string, uuids: readonly string[]) {
  if (uuids.length === 0) return []
  return db
    .selectFrom('media')
    .select([
      'uuid',
      'memorialUuid',
      'title',
      'location',
      'filename',
      'originalKey',
      'rotation',
      'width',
      'height',
    ])
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', 'in', uuids)
    .where('contributionUuid', 'is', null)
    .where('role', 'not in', ['HOST_VIDEO', 'FILM', 'MEMORY_VOICE', 'MEMORY_FILM'])
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .execute()
}
