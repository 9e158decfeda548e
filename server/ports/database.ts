import type { ColumnType, Kysely, Transaction } from 'kysely'
import type { DB as Tables } from './database-types.ts'

/** The view `rsvps` has rows of `answers` and one column more, which the generated types do not know. */
export type DB = Omit<Tables, 'rsvps'> & {
  rsvps: Tables['answers'] & { dayStatus: ColumnType<Tables['answers']['status'], never, never> }
}

/** Columns are read as camelCase; row types are generated from the migrated schema (`npm run db:types`). */
export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** Repos take either, so that the caller decides on transactions. */
export type Db = Database | Tx
