import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { contributionColumns } from '#server/lib/contribution-columns.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import type { Db } from '#server/ports/database.ts'

/**
 * A page of contributions, waiting ones first, then newest first, plus one more if there is one. `withPhotos` adds
 * their photos.
 */
export function readPage(db: Db, memorialUuid: string, after: Cursor | undefined) {
  let query = contributions(db, memorialUuid).select(microsOf('contributions.place').as('micros'))
  if (after) query = query.where(isBehind('contributions.place', 'contributions.uuid', after))
  return query
    .orderBy('contributions.place', 'desc')
    .orderBy('contributions.uuid')
    .limit(rowsToRead)
    .execute()
}

/** Undefined when it was removed, or belongs to another memorial. */
export function readOne(db: Db, memorialUuid: string, contributionUuid: string) {
  return contributions(db, memorialUuid).where('contributions.uuid', '=', contributionUuid).executeTakeFirst()
}

/** Those of the requested contributions that exist at this memorial. */
export function readSome(db: Db, memorialUuid: string, contributionUuids: readonly string[]) {
  return contributions(db, memorialUuid)
    .where('contributions.uuid', 'in', contributionUuids)
    .orderBy('contributions.place', 'desc')
    .orderBy('contributions.uuid')
    .execute()
}

/** The person's own contribution, also one that waits or was taken down. */
export function findOwn(db: Db, memorialUuid: string, userUuid: string) {
  return contributions(db, memorialUuid).where('contributions.userUuid', '=', userUuid).executeTakeFirst()
}

/** Adds their photos, each list in its order; includes photos that are not ready. */
export async function withPhotos<Row extends { uuid: string }>(db: Db, rows: readonly Row[]) {
  const photos = await readPhotos(
    db,
    rows.map((row) => row.uuid),
  )
  const byContribution = Map.groupBy(photos, (photo) => photo.contributionUuid)
  return rows.map((row) => ({ ...row, media: byContribution.get(row.uuid) ?? [] }))
}

async function readPhotos(db: Db, contributionUuids: string[]) {
  if (contributionUuids.length === 0) return []
  return db
    .selectFrom('media')
    .select(photoColumns)
    .select('media.contributionUuid')
    .where('contributionUuid', 'in', contributionUuids)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

/** What a thank-you mail says; undefined when the words or the memorial are gone. */
export function readThanks(db: Db, contributionUuid: string, hostUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .leftJoin('users as contributor', 'contributor.uuid', 'contributions.userUuid')
    .leftJoin('users as host', (join) => join.on('host.uuid', '=', hostUuid))
    .leftJoin('relationships as hosting', (join) =>
      join
        .onRef('hosting.memorialUuid', '=', 'memorials.uuid')
        .onRef('hosting.userUuid', '=', 'host.uuid')
        .on('hosting.takesReplies', '=', true),
    )
    .select([
      'contributions.uuid',
      'contributions.thanks',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'host.firstName',
      'host.surname',
      sql<string | null>`case when hosting.user_uuid is not null then host.email end`.as('replyAddress'),
      sql<string>`coalesce(nullif(contributions.contributor_name, ''),
        ${fullNameOf('contributor')}, '')`.as('name'),
      sql<Language | null>`coalesce(contributor.language, ${memorialLanguage})`.as('language'),
    ])
    .select((eb) => eb.fn.coalesce('contributions.contributorEmail', 'contributor.email').as('email'))
    .where('contributions.uuid', '=', contributionUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

function contributions(db: Db, memorialUuid: string) {
  return db
    .selectFrom('contributions')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(contributionColumns)
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.deletedAt', 'is', null)
}
