import { sql } from 'kysely'
import { eventAnswersOf } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'

/** An answer, and the secret that seals the links of its memorial. */
export function findAnswer(db: Db, rsvpUuid: string) {
  return db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    .select(['rsvps.uuid', 'rsvps.name', 'rsvps.email', 'rsvps.phone', 'rsvps.status', 'rsvps.guests'])
    .select([
      'rsvps.awaitsLook',
      'rsvps.message',
      'rsvps.dateCreated',
      'rsvps.updatedAt',
      'rsvps.memorialUuid',
    ])
    .select(['rsvps.watches', sql<string | null>`rsvps.waiting_since::text`.as('waitingSince')])
    .select(eventAnswersOf('rsvps').as('events'))
    .select('memorials.linkSecret')
    .where('rsvps.uuid', '=', rsvpUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}
