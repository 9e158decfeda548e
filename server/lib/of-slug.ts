import type { Db } from '#server/ports/database.ts'

/**
 * The memorials that a link leads to: by the slug they have, and by one they had before. Two look-ups by index, where
 * an `or` of both reads the whole table.
 */
export const memorialsOfSlug = (db: Db, slug: string) =>
  db
    .selectFrom('memorials')
    .select('memorials.uuid')
    .where('memorials.shareSlug', '=', slug)
    .unionAll(
      db
        .selectFrom('formerSlugs')
        .select('formerSlugs.memorialUuid as uuid')
        .where('formerSlugs.shareSlug', '=', slug),
    )
