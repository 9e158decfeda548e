import type { ColumnType, Kysely, Transaction } from 'kysely'
import type { DB as Tables } from './database-types.ts'

/** What the generated types do not know of views: `rsvps` has rows of `answers` and one column more. */
export type DB = Omit<Tables, 'rsvps' | 'eventReplies'> & {
  rsvps: Tables['answers'] & { dayStatus: ColumnType<Tables['answers']['status'], never, never> }
  eventReplies: Tables['eventAnswers'] & Pick<Tables['answers'], 'awaitsLook'>
}

/** Columns are read as camelCase; row types are generated from the migrated schema (`npm run db:types`). */
export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** Repos take either, so that the caller decides on transactions. */
export type Db = Database | Tx
