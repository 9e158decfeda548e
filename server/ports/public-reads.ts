import type { Database } from './database.ts'

/** Where what anybody may read of a memorial is read. Who may read it is always asked of the database itself. */
export interface PublicReads {
  /**
   * Asks a replica that has everything this node was told of the memorial, else the database itself.
   *
   * @param work may be asked twice; `undefined` from a replica means that it may not have come there yet
   */
  read<T>(memorialUuid: string, work: (db: Database) => Promise<T>): Promise<T>
}
