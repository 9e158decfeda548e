import { type RawBuilder, sql } from 'kysely'

/**
 * First name and surname, or empty where somebody has told neither.
 *
 * @param table what the query calls `users` or `contacts`
 */
export const fullNameOf = (table: string): RawBuilder<string> =>
  sql`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.surname`)})`

/** For queries that read `users` under that name. */
export const fullName = fullNameOf('users')
