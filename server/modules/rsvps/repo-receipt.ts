import { eventAnswersOf } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { isOwnMailbox } from './repo-known.ts'

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
    .select(['rsvps.watches', 'rsvps.food', 'rsvps.accessNeeds'])
    .select(eventAnswersOf('rsvps').as('events'))
    .select('memorials.linkSecret')
    .where('rsvps.uuid', '=', rsvpUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** An answer by its mailed receipt; undefined where the mailbox may be another person's, who cannot take it back. */
export function findMailed(db: Db, rsvpUuid: string) {
  return db
    .selectFrom('rsvps')
    .innerJoin('memorials', 'memorials.uuid', 'rsvps.memorialUuid')
    .select(['rsvps.uuid', 'rsvps.memorialUuid', 'rsvps.email', 'rsvps.status', 'rsvps.guests'])
    .select(['memorials.linkSecret', 'memorials.nameOfPerson', 'memorials.shareSlug'])
    .where('rsvps.uuid', '=', rsvpUuid)
    .where('memorials.deletedAt', 'is', null)
    .where('rsvps.email', 'is not', null)
    .where(isOwnMailbox)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
}

export type MailedRow = NonNullable<Awaited<ReturnType<typeof findMailed>>>

/** Without a way back: whoever gave it took it back. False when it is gone. */
export async function deleteAnswer(tx: Tx, rsvpUuid: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('rsvps')
    .where('uuid', '=', rsvpUuid)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
