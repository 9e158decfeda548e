import { sql } from 'kysely'

/**
 * Columns with a donor's name, for a query of `donations` that joins `users` if the donor may be named: the account's
 * name, else the one that a guest typed, all in the first name. Both null for an anonymous donor.
 */
export const donorNames = [
  sql<string | null>`coalesce(users.first_name, donations.donor_name)`.as('firstName'),
  sql<string | null>`coalesce(users.surname, case when donations.donor_name is not null then '' end)`.as(
    'surname',
  ),
]
