import type { Db } from '#server/ports/database.ts'

/** The texts of a card. Undefined when the memorial is deleted. */
export const findCardFacts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'memorialDate', 'shareSlug', 'linkSecret', 'paymentCompletedAt'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
