import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the author of a row of `contributions` can be blocked: by their account, or by the address that a memory by mail
 * came from; hosts and moderators never. A memory that was filed from paper has neither.
 */
export const canBlockContributor: RawBuilder<boolean> = sql`(
  (contributions.user_uuid is not null
    or contributions.mail_sender is not null and contributions.contributor_email is not null) and not exists (
    select from relationships join users looking on looking.uuid = relationships.user_uuid
    where relationships.memorial_uuid = contributions.memorial_uuid
      and relationships.relationship_type <> 'CONTRIBUTOR'
      and (looking.uuid = contributions.user_uuid
        or contributions.user_uuid is null and lower(looking.email) = lower(contributions.contributor_email))
  )
)`
