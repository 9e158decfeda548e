import { sql } from 'kysely'

/**
 * Who gave, for a query of `donations` that joins `users` where the donor may be named: the account's name, else the
 * one that a guest typed, all of it as the first. Both null where nobody is named.
 */
export const donorNames = [
  sql<string | null>`coalesce(users.first_name, donations.donor_name)`.as('firstName'),
  sql<string | null>`coalesce(users.surname, case when donations.donor_name is not null then '' end)`.as(
    'surname',
  ),
]
