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

/** How texts to others call a person of `users`: by name, or by address if they gave no name. */
export const namePerson = (table: string): RawBuilder<string> =>
  sql`coalesce(nullif(${fullNameOf(table)}, ''), ${sql.ref(`${table}.email`)})`

/** First name and surname with which the owner signs, or empty. For queries with `memorials`. */
export const hostName = sql<string>`coalesce((select ${fullName} from relationships
  join users on users.uuid = relationships.user_uuid
  where relationships.memorial_uuid = memorials.uuid and relationship_type = 'OWNER' limit 1), '')`
