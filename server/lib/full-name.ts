import { type RawBuilder, sql } from 'kysely'

/**
 * First name and surname, or empty if neither is set.
 *
 * @param table the alias of `users` or `contacts` in the query
 */
export const fullNameOf = (table: string): RawBuilder<string> =>
  sql`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.surname`)})`

/** For queries with `users` under that name. */
export const fullName = fullNameOf('users')
