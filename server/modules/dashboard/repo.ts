import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Visits } from './rules.ts'

/** Serializes concurrent openings. */
export function lockVisits(tx: Tx, memorialUuid: string, userUuid: string) {
  return tx
    .selectFrom('relationships')
    .select(['visitedAt', 'previousVisitAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .forUpdate()
    .executeTakeFirst()
}

export function saveVisits(tx: Tx, memorialUuid: string, userUuid: string, visits: Visits) {
  return tx
    .updateTable('relationships')
    .set(visits)
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .execute()
}

/**
 * What came in after `since`, or ever; how many hosts the memorial has, and how many were asked to be one. What a host took down, and what was
 * brought from an archive, does not count.
 */
export function countNews(db: Db, memorialUuid: string, since: Date | null, now: Date) {
  const after = since ?? sql<Date>`'-infinity'::timestamptz`
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('rsvps')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('dateCreated', '>', after)
        .where('broughtFrom', 'is', null)
        .$asScalar()
        .$notNull()
        .as('rsvps'),
      eb
        .selectFrom('contributions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('dateCreated', '>', after)
        .where('broughtFrom', 'is', null)
        .where('deletedAt', 'is', null)
        .where('state', '!=', 'HIDDEN')
        .$asScalar()
        .$notNull()
        .as('contributions'),
      eb
        .selectFrom('donations')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('dateDonated', '>', after)
        .$asScalar()
        .$notNull()
        .as('donations'),
      eb
        .selectFrom('donations')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountMinor'), sql<number>`0`).as('sum'))
        .where('memorialUuid', '=', memorialUuid)
        .where('dateDonated', '>', after)
        .$asScalar()
        .$notNull()
        .as('donatedMinor'),
      eb
        .selectFrom('relationships')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
        .$asScalar()
        .$notNull()
        .as('hostCount'),
      eb
        .selectFrom('hostInvitations')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('role', '=', 'ADMIN')
        .where('acceptedAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('expiresAt', '>', now)
        .$asScalar()
        .$notNull()
        .as('askedHostCount'),
    ])
    .executeTakeFirstOrThrow()
}

/** The names of dismissed to-dos; some may not exist any more. */
export async function readPutAway(db: Db, memorialUuid: string): Promise<string[]> {
  const row = await db
    .selectFrom('memorials')
    .select('todoPutAway')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return row?.todoPutAway ?? []
}

export async function putAway(db: Db, memorialUuid: string, { todo, away }: { todo: string; away: boolean }) {
  const others = sql<string[]>`array_remove(todo_put_away, ${todo}::text)`
  await db
    .updateTable('memorials')
    .set({ todoPutAway: away ? sql<string[]>`${others} || ${todo}::text` : others })
    .where('uuid', '=', memorialUuid)
    .execute()
}
