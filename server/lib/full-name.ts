import { sql } from 'kysely'

/** First name and surname, or empty. For queries that read `users`. */
export const fullName = sql<string>`trim(users.first_name || ' ' || users.surname)`
