import { type RawBuilder, sql } from 'kysely'

/** Whether whoever made a row of `contributions` can be shut out: has an account, and does not look after the memorial. */
export const canBlock: RawBuilder<boolean> = sql`(
  contributions.user_uuid is not null and not exists (
    select from relationships
    where relationships.memorial_uuid = contributions.memorial_uuid
      and relationships.user_uuid = contributions.user_uuid
      and relationships.relationship_type <> 'CONTRIBUTOR'
  )
)`
