import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'
import { isOneOf, mediaQuery } from './repo-export-files.ts'

// What of a person's data belongs to memorials that they look after (see repo-export.ts).

/** Includes deleted memorials that can still be restored. */
export function readHosted(db: Db, userUuid: string) {
  return db
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .select([
      'memorials.uuid',
      'memorials.shareSlug',
      'memorials.nameOfPerson',
      'memorials.birthDate',
      'memorials.deathDate',
      'memorials.memorialDate',
      'memorials.address',
      'memorials.details',
      'memorials.hostMessage',
      'memorials.profilePhotoUuid',
      'memorials.visibility',
      'memorials.searchIndexed',
      'memorials.photoOrder',
      'memorials.language',
      'memorials.createdAt',
      'memorials.updatedAt',
      'memorials.deletedAt',
      'memorials.paymentCompletedAt',
      'memorials.retainedUntil',
      'memorials.promoApplied',
      'relationships.relationshipType',
    ])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .orderBy('memorials.createdAt')
    .execute()
}

export type HostedRow = Awaited<ReturnType<typeof readHosted>>[number]

/** The parts of memorials, each with the memorial it belongs to. */
export async function readParts(db: Db, memorialUuids: string[]) {
  const [stories, files, contacts, funds, programme, orders, thanks] = await Promise.all([
    db
      .selectFrom('stories')
      .select(['memorialUuid', 'title', 'text'])
      .where(isOneOf('memorialUuid', memorialUuids))
      .orderBy('position')
      .execute(),
    mediaQuery(db)
      .where('contributionUuid', 'is', null)
      .where(isOneOf('memorialUuid', memorialUuids))
      .orderBy('position')
      .execute(),
    db
      .selectFrom('contacts')
      .select(['memorialUuid', 'email', 'phone', 'firstName', 'surname', 'inviteState', 'dateInviteSent'])
      .where(isOneOf('memorialUuid', memorialUuids))
      .orderBy('position')
      .execute(),
    db
      .selectFrom('funds')
      .select(['memorialUuid', 'title', 'description', 'recipient', 'payout', 'charity', 'goalMinor'])
      .select(['createdAt', 'deletedAt'])
      .where(isOneOf('memorialUuid', memorialUuids))
      .orderBy('position')
      .execute(),
    db
      .selectFrom('programme')
      .select([
        sql<string>`memorial_uuid`.as('memorialUuid'),
        'kind',
        'title',
        'date',
        'begins',
        'endDate',
        'ends',
      ])
      .select(['zone', 'place', 'details', 'audience', 'asksFood', 'asksAccess', 'streamUrl'])
      .select(['recordingUrl', 'isNotStreamed', 'cancelledAt'])
      .where(isOneOf('memorialUuid', memorialUuids))
      .orderBy('position')
      .execute(),
    db
      .selectFrom('ordersOfService')
      .select(['memorialUuid', 'content', 'savedAt'])
      .where(isOneOf('memorialUuid', memorialUuids))
      .execute(),
    // What its hosts typed: the answers, memories and gifts of others are theirs.
    db
      .selectFrom('thanks')
      .select(['memorialUuid', 'kind', 'name', 'words', 'email', 'note', 'thankedAt', 'removedAt'])
      .where(isOneOf('memorialUuid', memorialUuids))
      .orderBy('createdAt')
      .execute(),
  ])
  return { stories, files, contacts, funds, programme, orders, thanks }
}

export type Parts = Awaited<ReturnType<typeof readParts>>
