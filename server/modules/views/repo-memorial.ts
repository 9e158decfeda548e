import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { answeredEvents } from '#server/lib/programme.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { readContacts } from './repo-contacts.ts'
import { waitingCount } from './repo-moderation.ts'
import { filmCount, hostVideo, photos, profilePhoto, stories } from './repo-parts.ts'
import { contributionCount, funds, newestContributions, newestRsvps, rsvpCounts } from './repo-responses.ts'

/**
 * Everything of a memorial that its hosts see. Null when it is unknown or deleted. The contacts are read after the
 * version: if a save happens in between, this reader's next save is stale and overwrites nothing.
 */
export async function readMemorial(db: Db, memorialUuid: string) {
  const row = await memorialOf(db, memorialUuid)
  return row ? { ...row, contacts: await readContacts(db, memorialUuid) } : null
}

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof readMemorial>>>

const memorialOf = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select((eb) => [photos(eb).as('media'), filmCount(eb).as('filmCount'), stories(eb).as('stories')])
    .select((eb) => [profilePhoto(eb).as('profilePhoto'), hostVideo(eb).as('hostVideoMessage')])
    .select((eb) => [
      funds(eb).as('funds'),
      newestRsvps(eb).as('rsvps'),
      rsvpCounts(eb).as('rsvpCounts'),
      newestContributions(eb).as('contributions'),
      contributionCount(eb).as('contributionCount'),
      waitingCount(eb).as('waitingCount'),
      newestBook(eb).as('book'),
      memorialLanguage.as('writtenIn'),
      answeredEvents.as('programme'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.uuid', '=', memorialUuid),
)

/** The newest finished book. */
function newestBook(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('books')
    .select((eb) =>
      jsonBuildObject({
        uuid: eb.ref('books.uuid'),
        finishedAt: sql<string>`coalesce(books.finished_at, books.created_at)`,
      }).as('book'),
    )
    .whereRef('books.memorialUuid', '=', 'memorials.uuid')
    .where('books.state', '=', 'READY')
    .orderBy('books.createdAt', 'desc')
    .orderBy('books.uuid')
    .limit(1)
}
