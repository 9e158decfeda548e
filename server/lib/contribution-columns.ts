import { type RawBuilder, sql } from 'kysely'
import { canBlockContributor } from './can-block-contributor.ts'

/**
 * Whether the author of a row of `contributions` is a contact of the memorial, by the proved address of their account
 * (joined as `users`). Always false for an anonymous author: it would reveal too much.
 */
const isInvited: RawBuilder<boolean> = sql`(
  coalesce(trim(contributions.contributor_name), '') <> '' and exists (
    select from contacts
    where contacts.memorial_uuid = contributions.memorial_uuid and lower(contacts.email) = lower(
      case when contributions.mail_sender = 'PROVEN' then contributions.contributor_email else users.email end)
  )
)`

/**
 * The columns that hosts see of a contribution, for a query of `contributions` that joins `users`. The address is the one
 * it was sent from, else the account's.
 */
export const contributionColumns = [
  'contributions.uuid',
  'contributions.contributorName',
  'contributions.message',
  'contributions.state',
  'contributions.dateCreated',
  sql<Date | null>`(select thanks.thanked_at from thanks
    where thanks.memorial_uuid = contributions.memorial_uuid and thanks.uuid = contributions.uuid)`.as(
    'thankedAt',
  ),
  'contributions.pendingReason',
  'contributions.mailSender',
  'contributions.onPaper',
  sql<boolean>`contributions.brought_from is not null`.as('isBrought'),
  sql<string | null>`coalesce(contributions.contributor_email, users.email)`.as('contributorEmail'),
  canBlockContributor.as('canBlock'),
  isInvited.as('isInvited'),
] as const
