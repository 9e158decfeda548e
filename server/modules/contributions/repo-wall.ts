import { contributions as limits } from '#contract/limits.ts'
import { type Cursor, isBehind, microsOf } from '#server/lib/keyset.ts'
import { isOnWall } from '#server/lib/on-wall.ts'
import type { Db } from '#server/ports/database.ts'

/** A page of what is shown, newest first, and one more if there is one. */
export function readWallPage(db: Db, memorialUuid: string, after: Cursor | undefined) {
  let query = db
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'dateCreated'])
    .select(microsOf('contributions.date_created').as('micros'))
    .where('memorialUuid', '=', memorialUuid)
    .where(isOnWall)
  if (after) query = query.where(isBehind('contributions.date_created', 'contributions.uuid', after))
  return query
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
    .limit(limits.wallPage + 1)
    .execute()
}
