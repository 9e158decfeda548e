import type { Kysely, Transaction } from 'kysely'
import type { DB } from './database-types.ts'

export type { DB } from './database-types.ts'

/** Columns are read as camelCase; row types are generated from the migrated schema (`npm run db:types`). */
export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** Repos take either, so that the caller decides on transactions. */
export type Db = Database | Tx
