import { sql } from 'kysely'
import { isContributionOf } from '#server/lib/is-contribution-of.ts'
import type { Db } from '#server/ports/database.ts'

// The personal data of one person, for that person to download. No query selects a secret: no hash, token or private
// key of a file. Nor other people's data, except the contacts that a host entered.

export function readAccount(db: Db, userUuid: string) {
  return db
    .selectFrom('users')
    .select(['email', 'firstName', 'surname', 'createdAt', 'emailVerifiedAt', 'deletionDueAt'])
    .where('uuid', '=', userUuid)
    .executeTakeFirstOrThrow()
}

export function readSessions(db: Db, userUuid: string) {
  return db
    .selectFrom('sessions')
    .select(['browser', 'system', 'createdAt', 'expiresAt'])
    .where('userUuid', '=', userUuid)
    .orderBy('createdAt')
    .execute()
}

export function readPasskeys(db: Db, userUuid: string) {
  return db
    .selectFrom('passkeys')
    .select(['browser', 'system', 'createdAt', 'lastUsedAt'])
    .where('userUuid', '=', userUuid)
    .orderBy('createdAt')
    .execute()
}

export function readRelationships(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'memorials.deletedAt'])
    .select(['relationships.relationshipType', 'relationships.dateCreated', 'relationships.visitedAt'])
    .select(['relationships.digest as dailyMail', 'relationships.takesReplies'])
    .where('relationships.userUuid', '=', userUuid)
    .orderBy('relationships.dateCreated')
    .execute()
}

/** Messages about events that they sent. */
export function readEventNotices(db: Db, userUuid: string) {
  return db
    .selectFrom('eventNotices')
    .innerJoin('memorials', 'memorials.uuid', 'eventNotices.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'eventNotices.message', 'eventNotices.sentAt'])
    .where('eventNotices.userUuid', '=', userUuid)
    .orderBy('eventNotices.sentAt')
    .execute()
}

/** Includes payments for a memorial that is gone. */
export function readPayments(db: Db, userUuid: string) {
  return db
    .selectFrom('payments')
    .leftJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'payments.amountMinor', 'payments.currency'])
    .select(['payments.promoCode', 'payments.provider', 'payments.intentId', 'payments.customerId'])
    .select(['payments.createdAt', 'payments.completedAt'])
    .where('payments.userUuid', '=', userUuid)
    .orderBy('payments.createdAt')
    .execute()
}

/** The ids of their contributions, oldest first. */
export async function listContributions(db: Db, userUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contributions')
    .select('uuid')
    .where(isContributionOf(userUuid))
    .orderBy('dateCreated')
    .execute()
  return rows.map((row) => row.uuid)
}

/** Of one that is gone meanwhile, nothing. */
export async function readContribution(db: Db, uuid: string) {
  const contributions = await db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .leftJoin('thanks', (join) =>
      join
        .onRef('thanks.uuid', '=', 'contributions.uuid')
        .onRef('thanks.memorialUuid', '=', 'contributions.memorialUuid'),
    )
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'contributions.contributorName'])
    .select(['contributions.contributorEmail', 'contributions.message', 'contributions.state'])
    .select(['contributions.dateCreated', 'contributions.updatedAt', 'contributions.deletedAt'])
    .select(['thanks.note as thanks', 'thanks.thankedAt'])
    .where('contributions.uuid', '=', uuid)
    .execute()
  const photos = await selectFiles(db).where('contributionUuid', '=', uuid).orderBy('createdAt').execute()
  const recordings = await selectFiles(db).where('recordingOf', '=', uuid).orderBy('createdAt').execute()
  return { contributions, photos, recordings }
}

/** What an answer says to each event, with what the event is called now. */
const answeredEvents = sql<object[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', programme.kind, 'title', programme.title, 'date', programme.date, 'status', given.status,
    'guests', given.guests) order by programme.date, programme.uuid), '[]')
  from event_answers given
    join programme on programme.memorial_uuid = given.memorial_uuid and programme.uuid = given.event_uuid
  where given.answer_uuid = answers.uuid)`

/** Answers given while signed in, or with the person's address; includes those that a host removed and can restore. */
export function readRsvps(db: Db, userUuid: string, email: string) {
  return db
    .selectFrom('answers')
    .innerJoin('memorials', 'memorials.uuid', 'answers.memorialUuid')
    .select([
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'answers.name',
      'answers.email',
      'answers.phone',
    ])
    .select(['answers.status', 'answers.guests', 'answers.message', 'answers.food', 'answers.accessNeeds'])
    .select(['answers.watches', 'answers.dateCreated', 'answers.updatedAt'])
    .select(answeredEvents.as('events'))
    .where((eb) => eb.or([eb('answers.userUuid', '=', userUuid), isAddress('answers.email', email)]))
    .orderBy('answers.dateCreated')
    .execute()
}

/**
 * Donations given while signed in, or without an account with the person's address; includes those to a memorial that
 * is gone.
 */
export function readDonations(db: Db, userUuid: string, email: string) {
  return db
    .selectFrom('donations')
    .leftJoin('donationIntents', 'donationIntents.intentId', 'donations.intentId')
    .leftJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'donations.fundTitle as fund'])
    .select(['donations.amountMinor', 'donations.feeMinor', 'donations.currency', 'donations.anonymous'])
    .select(['donations.provider', 'donations.intentId', 'donations.dateDonated'])
    .where((eb) =>
      eb.or([eb('donations.userUuid', '=', userUuid), isAddress('donationIntents.donorEmail', email)]),
    )
    .orderBy('donations.dateDonated')
    .execute()
}

/** Gifts that were begun and then abandoned or are still in progress. */
export function readBegunGifts(db: Db, userUuid: string, email: string) {
  return db
    .selectFrom('donationIntents')
    .leftJoin('memorials', 'memorials.uuid', 'donationIntents.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'donationIntents.fundTitle as fund'])
    .select(['donationIntents.amountMinor', 'donationIntents.feeMinor', 'donationIntents.currency'])
    .select(['donationIntents.anonymous', 'donationIntents.provider', 'donationIntents.intentId'])
    .select(['donationIntents.createdAt', 'donationIntents.settledAt'])
    .where((eb) =>
      eb.or([eb('donationIntents.userUuid', '=', userUuid), isAddress('donationIntents.donorEmail', email)]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('donations')
            .select('donations.uuid')
            .whereRef('donations.intentId', '=', 'donationIntents.intentId'),
        ),
      ),
    )
    .orderBy('donationIntents.createdAt')
    .execute()
}

/** Reports sent with the person's address. */
export function readReports(db: Db, email: string) {
  return db
    .selectFrom('reports')
    .innerJoin('memorials', 'memorials.uuid', 'reports.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'reports.reason', 'reports.words'])
    .select(['reports.email', 'reports.createdAt'])
    .where(isAddress('reports.email', email))
    .orderBy('reports.createdAt')
    .execute()
}

/** Invitations to co-host: those the person sent and those they got. */
export function readHostInvitations(db: Db, userUuid: string, email: string) {
  return db
    .selectFrom('hostInvitations')
    .innerJoin('memorials', 'memorials.uuid', 'hostInvitations.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'hostInvitations.email'])
    .select(['hostInvitations.createdAt', 'hostInvitations.expiresAt', 'hostInvitations.acceptedAt'])
    .where((eb) =>
      eb.or([eb('hostInvitations.invitedBy', '=', userUuid), isAddress('hostInvitations.email', email)]),
    )
    .orderBy('hostInvitations.createdAt')
    .execute()
}

export function readUnsubscribed(db: Db, email: string) {
  return db
    .selectFrom('unsubscribed')
    .innerJoin('memorials', 'memorials.uuid', 'unsubscribed.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'unsubscribed.unsubscribedAt'])
    .where('unsubscribed.email', '=', email.toLowerCase())
    .orderBy('unsubscribed.unsubscribedAt')
    .execute()
}

/** Notes once a year that the person asked for, with their account or by address. */
export function readYearlyNotes(db: Db, userUuid: string, email: string) {
  return db
    .selectFrom('anniversaryNotes')
    .innerJoin('memorials', 'memorials.uuid', 'anniversaryNotes.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'anniversaryNotes.onDeath'])
    .select(['anniversaryNotes.onBirth', 'anniversaryNotes.createdAt', 'anniversaryNotes.confirmedAt'])
    .select('anniversaryNotes.endedAt')
    .where((eb) =>
      eb.or([
        eb('anniversaryNotes.userUuid', '=', userUuid),
        eb('anniversaryNotes.email', '=', email.toLowerCase()),
      ]),
    )
    .orderBy('anniversaryNotes.createdAt')
    .execute()
}

const isAddress = (column: string, email: string) => sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`

/** What a download says of each file; never its key. */
export const selectFiles = (db: Db) =>
  db
    .selectFrom('media')
    .select([
      'uuid',
      'role',
      'title',
      'location',
      'filename',
      'extension',
      'originalName',
      'bytes',
      'takenAt',
    ])
    .select(['saidDate', 'fileDate', 'fileDateSource', 'isScan', 'withSound', 'transcript', 'createdAt'])
    .where('deletedAt', 'is', null)

type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number]

/** A file in words that a person can read: its address instead of identifiers. */
export const describeFile = (publicUrl: string) => (file: FileRow) => ({
  url: `${publicUrl}${file.location}/${file.filename}.${file.extension}`,
  caption: file.title,
  ...(file.transcript && { transcript: file.transcript }),
  originalName: file.originalName,
  bytes: Number(file.bytes),
  taken: file.takenAt,
  // Only where there is something to say: most files have none of it (docs/decisions/0017).
  ...(file.saidDate && { takenAsSaid: file.saidDate }),
  ...(file.fileDate && { takenAsInFile: file.fileDate, takenAsInFileBy: file.fileDateSource }),
  ...(file.isScan && { isScan: file.isScan }),
  ...(file.withSound && { withSound: file.withSound }),
  added: file.createdAt,
})
