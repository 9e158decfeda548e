import { type RawBuilder, sql } from 'kysely'

/**
 * What two ways of writing one number share, by `rsvps_phone_idx`: the last nine digits. `0412 345 678` is
 * `+61 (412) 345-678` to whoever dials it.
 */
export const phoneKey = (column: string): RawBuilder<string | null> =>
  sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 9)`
