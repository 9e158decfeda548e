import { type RawBuilder, sql } from 'kysely'

/**
 * Whether whoever made a row of `contributions` is among the contacts of the memorial, by the address that their account
 * (joined as `users`) has proved. Never of whoever gave no name: that they are among them would say too much.
 */
export const isInvited: RawBuilder<boolean> = sql`(
  coalesce(trim(contributions.contributor_name), '') <> '' and exists (
    select from contacts
    where contacts.memorial_uuid = contributions.memorial_uuid and lower(contacts.email) = lower(users.email)
  )
)`
