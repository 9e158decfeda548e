import type { Kysely, Transaction } from 'kysely'
import type { DB } from './database-types.ts'

export type { DB } from './database-types.ts'

/** Columns read as camelCase; row types are generated from the migrated schema (`npm run db:types`). */
export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** A repo takes either, so that its caller decides what is one transaction. */
export type Db = Database | Tx
