import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#languages/index.ts'

/**
 * The language of mails in the name of a memorial to people whose language is not known, and of everything made from
 * it: that of its page, else its owner's. For queries with `memorials`; null is English.
 */
export const memorialLanguage = sql<Language | null>`coalesce(memorials.language, (
  select keeper.language from relationships keeping join users keeper on keeper.uuid = keeping.user_uuid
  where keeping.memorial_uuid = memorials.uuid and keeping.relationship_type = 'OWNER'))`

/**
 * What whoever has an address reads: by their account, else by their answer here (first that of the contact), else as
 * `memorialLanguage`. For queries with `memorials`.
 */
export const chooseLanguage = (address: RawBuilder<unknown>, contactUuid: RawBuilder<unknown>) =>
  sql<Language | null>`coalesce(
  (select known.language from users known
    where lower(known.email) = lower(${address}) and known.email_verified_at is not null),
  (select rsvps.language from rsvps
    where rsvps.memorial_uuid = memorials.uuid and rsvps.language is not null and not rsvps.awaits_look
      and (rsvps.contact_uuid = ${contactUuid} or lower(rsvps.email) = lower(${address}))
    order by rsvps.contact_uuid is not distinct from ${contactUuid} desc, rsvps.updated_at desc limit 1),
  ${memorialLanguage})`
