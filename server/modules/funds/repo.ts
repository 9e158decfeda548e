import { donorNames } from '#server/lib/donor-names.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import type { Db } from '#server/ports/database.ts'

export interface Wanted {
  /** If absent: of every fund. */
  fundUuid?: string | undefined
  after?: Cursor | undefined
}

/** A page of donations, newest first, plus one more if there is one. */
export function readPage(db: Db, memorialUuid: string, { fundUuid, after }: Wanted) {
  let query = donations(db, memorialUuid).select(microsOf('donations.date_donated').as('micros'))
  if (fundUuid) query = query.where('donations.fundUuid', '=', fundUuid)
  if (after) query = query.where(isBehind('donations.date_donated', 'donations.uuid', after))
  return query.limit(rowsToRead).execute()
}

/** All donations, newest first. */
export function readAll(db: Db, memorialUuid: string) {
  return donations(db, memorialUuid).execute()
}

/** The person's donations, newest first. */
export function readGivenBy(db: Db, memorialUuid: string, userUuid: string) {
  return donations(db, memorialUuid).where('donations.userUuid', '=', userUuid).execute()
}

function donations(db: Db, memorialUuid: string) {
  return db
    .selectFrom('donations')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'donations.userUuid').on('donations.anonymous', '=', false),
    )
    .select([
      'donations.uuid',
      'donations.fundUuid',
      'donations.fundTitle',
      'donations.amountMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.dateDonated',
      'donations.formerServer',
    ])
    .select(donorNames)
    .where('donations.memorialUuid', '=', memorialUuid)
    .orderBy('donations.dateDonated', 'desc')
    .orderBy('donations.uuid')
}
