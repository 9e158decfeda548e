import { type RawBuilder, sql } from 'kysely'

/** Whether a row of `contributions` is a person's own: of their account, or sent by mail from its proved address. */
export const isContributionOf = (userUuid: string): RawBuilder<boolean> => sql`(
  contributions.user_uuid = ${userUuid} or (
    contributions.user_uuid is null and contributions.mail_sender = 'PROVEN'
    and lower(contributions.contributor_email) = (
      select lower(users.email) from users where users.uuid = ${userUuid} and users.email_verified_at is not null)))`
