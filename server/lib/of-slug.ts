import { sql } from 'kysely'

/**
 * The memorials that a link leads to, for `where uuid in`: by the slug they have, and by one they had before. Two
 * look-ups by index, where an `or` of both reads the whole table.
 */
export const memorialsOfSlug = (slug: string) => sql<string>`(
  select by_slug.uuid from memorials by_slug where by_slug.share_slug = ${slug}
  union all
  select former_slugs.memorial_uuid from former_slugs where former_slugs.share_slug = ${slug})`
