import { sql } from 'kysely'

/**
 * Columns with a donor's name, for a query of `payments` that joins `users` if the donor may be named: the account's
 * name, else the one that a guest typed, all in the first name. Both null for an anonymous donor.
 */
export const donorNames = [
  sql<string | null>`coalesce(users.first_name, payments.donor_name)`.as('firstName'),
  sql<string | null>`coalesce(users.surname, case when payments.donor_name is not null then '' end)`.as(
    'surname',
  ),
]

/**
 * Of `payments` those that are gifts and count: given, and neither given back nor taken back by the donor's bank. Also
 * restored ones, of which this server got no money (`former_server`).
 */
export const isGiven = sql<boolean>`payments.fund_uuid is not null and payments.completed_at is not null`

/** When a gift that counts was given. */
export const dateDonated = sql<Date>`payments.completed_at`.as('dateDonated')
