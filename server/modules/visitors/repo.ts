import type { Db } from '#server/ports/database.ts'

/** What somebody added to a memorial; one that waits or was taken down too. */
export function readContribution(db: Db, memorialUuid: string, userUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('users', 'users.uuid', 'contributions.userUuid')
    .select([
      'contributions.uuid',
      'contributions.contributorName',
      'contributions.message',
      'contributions.state',
      'contributions.dateCreated',
      'contributions.thankedAt',
    ])
    .select((eb) => eb.fn.coalesce('contributions.contributorEmail', 'users.email').as('contributorEmail'))
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.userUuid', '=', userUuid)
    .where('contributions.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** In their order; those that are not ready too. */
export function readPhotos(db: Db, contributionUuid: string) {
  return db
    .selectFrom('media')
    .select([
      'uuid',
      'role',
      'state',
      'title',
      'location',
      'filename',
      'extension',
      'width',
      'height',
      'placeholder',
      'widths',
      'durationSeconds',
      'clientId',
    ])
    .where('contributionUuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

/** What somebody gave, newest first, with their name: it is their own. */
export function readDonations(db: Db, memorialUuid: string, userUuid: string) {
  return db
    .selectFrom('donations')
    .innerJoin('users', 'users.uuid', 'donations.userUuid')
    .select([
      'donations.uuid',
      'donations.fundUuid',
      'donations.amountMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.dateDonated',
      'users.firstName',
      'users.surname',
    ])
    .where('donations.memorialUuid', '=', memorialUuid)
    .where('donations.userUuid', '=', userUuid)
    .orderBy('donations.dateDonated', 'desc')
    .orderBy('donations.uuid')
    .execute()
}
