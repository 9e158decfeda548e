import type { Db, Tx } from '#server/ports/database.ts'

/** Undefined when it is gone. */
export const readTexts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['visibility', 'hostMessage', 'memorialDate', 'address', 'details', 'birthDate', 'leftAsItIs'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

export const listStories = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('stories')
    .select(['uuid', 'title', 'text'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()

/** Of the hosts' own photos and films. */
export const listCaptions = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('media')
    .select(['uuid', 'title'])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', 'in', ['PHOTO', 'FILM'])
    .where('deletedAt', 'is', null)
    .where('title', '!=', '')
    .orderBy('position')
    .orderBy('uuid')
    .execute()

/** The events that everyone sees; the memorial's own has its texts in its row of `memorials`. */
export const listEvents = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('events')
    .select(['uuid', 'kind', 'title', 'date', 'place', 'details'])
    .where('memorialUuid', '=', memorialUuid)
    .where('audience', '=', 'EVERYONE')
    .where('cancelledAt', 'is', null)
    .orderBy('date')
    .orderBy('position')
    .orderBy('uuid')
    .execute()

/** Locks the memorial until the transaction ends. */
export const lockMemorial = (tx: Tx, memorialUuid: string) =>
  tx.selectFrom('memorials').select('uuid').where('uuid', '=', memorialUuid).forUpdate().execute()

export const setLeft = (tx: Tx, memorialUuid: string, leftAsItIs: string[]) =>
  tx.updateTable('memorials').set({ leftAsItIs }).where('uuid', '=', memorialUuid).execute()
