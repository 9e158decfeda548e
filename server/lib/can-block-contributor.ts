import { type RawBuilder, sql } from 'kysely'

/** Whether the author of a row of `contributions` can be blocked: has an account, and is no host or moderator. */
export const canBlockContributor: RawBuilder<boolean> = sql`(
  contributions.user_uuid is not null and not exists (
    select from relationships
    where relationships.memorial_uuid = contributions.memorial_uuid
      and relationships.user_uuid = contributions.user_uuid
      and relationships.relationship_type <> 'CONTRIBUTOR'
  )
)`
