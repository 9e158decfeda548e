import { type RawBuilder, sql } from 'kysely'

/**
 * The last nine digits, which different notations of a number share; indexed by `answers_phone_idx`. `0412 345 678` and
 * `+61 (412) 345-678` are the same number.
 */
export const phoneKey = (column: string): RawBuilder<string | null> =>
  sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 9)`
