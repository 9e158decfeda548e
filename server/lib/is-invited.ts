import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the author of a row of `contributions` is a contact of the memorial, by the proved address of their account
 * (joined as `users`). Always false for an anonymous author: it would reveal too much.
 */
export const isInvited: RawBuilder<boolean> = sql`(
  coalesce(trim(contributions.contributor_name), '') <> '' and exists (
    select from contacts
    where contacts.memorial_uuid = contributions.memorial_uuid and lower(contacts.email) = lower(
      case when contributions.mail_sender = 'PROVEN' then contributions.contributor_email else users.email end)
  )
)`
