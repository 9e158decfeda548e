import { publicEvents } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'

/** The texts of a card. Undefined when the memorial is deleted. */
export const findCardFacts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select([
      'uuid',
      'nameOfPerson',
      'birthDate',
      'deathDate',
      'memorialDate',
      'address',
      'shareSlug',
      'printCode',
      'paymentCompletedAt',
      publicEvents.as('events'),
    ])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
