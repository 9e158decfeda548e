import type { Database } from './database.ts'

/** Where public data of a memorial are read. Who may read it is always checked in the primary database. */
export interface PublicReads {
  /**
   * Reads from a replica that has all changes of the memorial this node was told of, else from the primary.
   *
   * @param work may be called twice; `undefined` from a replica means that it may not have the data yet
   */
  read<T>(memorialUuid: string, work: (db: Database) => Promise<T>): Promise<T>
}
