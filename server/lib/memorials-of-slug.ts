import { sql } from 'kysely'

/**
 * The memorials of a present or former slug, for `where uuid in`. Two index look-ups; an `or` of both would scan the
 * whole table.
 */
export const memorialsOfSlug = (slug: string) => sql<string>`(
  select by_slug.uuid from memorials by_slug where by_slug.share_slug = ${slug}
  union all
  select former_slugs.memorial_uuid from former_slugs where former_slugs.share_slug = ${slug})`
