import { sql } from 'kysely'

/**
 * Whether an answer is unproved, and a proved person answered with the same address (docs/decisions/0022).
 *
 * @param rows the alias of `rsvps` in the query
 */
export function isUnprovenDuplicate(rows: 'rsvps' | 'newest') {
  const of = (column: string) => sql.ref(`${rows}.${column}`)
  return sql<boolean>`(${of('provenAt')} is null and exists (select from rsvps proven
    where proven.memorial_uuid = ${of('memorialUuid')} and lower(proven.email) = lower(${of('email')})
      and proven.proven_at is not null))`
}
