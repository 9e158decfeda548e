import { sql } from 'kysely'
import { dateDonated, isGiven } from '#server/lib/donor-names.ts'
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

/** What names the account, each list under its name in the download. */
export const selectOfAccount = (db: Db, userUuid: string) => ({
  signedInDevices: db
    .selectFrom('sessions')
    .select(['browser', 'system', 'createdAt as signedIn', 'expiresAt as until'])
    .where('userUuid', '=', userUuid)
    .orderBy('createdAt'),
  passkeys: db
    .selectFrom('passkeys')
    .select(['browser', 'system', 'createdAt', 'lastUsedAt'])
    .where('userUuid', '=', userUuid)
    .orderBy('createdAt'),
  relationships: db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'memorials.deletedAt'])
    .select(['relationships.relationshipType', 'relationships.dateCreated', 'relationships.visitedAt'])
    .select(['relationships.digest as dailyMail', 'relationships.takesReplies'])
    .where('relationships.userUuid', '=', userUuid)
    .orderBy('relationships.dateCreated'),
  // Also for a memorial that is gone.
  payments: db
    .selectFrom('payments')
    .leftJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'payments.amountMinor', 'payments.currency'])
    .select(['payments.promoCode', 'payments.provider', 'payments.intentId', 'payments.customerId'])
    .select(['payments.createdAt', 'payments.completedAt'])
    .where('payments.userUuid', '=', userUuid)
    .where('payments.purpose', '<>', 'donation')
    .orderBy('payments.createdAt'),
  messagesAboutChanges: db
    .selectFrom('eventNotices')
    .innerJoin('memorials', 'memorials.uuid', 'eventNotices.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'eventNotices.message', 'eventNotices.sentAt'])
    .where('eventNotices.userUuid', '=', userUuid)
    .orderBy('eventNotices.sentAt'),
})

/** What names the account, or its address where somebody was not signed in. */
export const selectOfPerson = (db: Db, person: { uuid: string; email: string }) => ({
  ...selectGifts(db, person),
  // Includes those that a host removed and can restore.
  rsvps: db
    .selectFrom('answers')
    .innerJoin('memorials', 'memorials.uuid', 'answers.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'answers.name', 'answers.email'])
    .select(['answers.phone', 'answers.status', 'answers.guests', 'answers.message', 'answers.food'])
    .select(['answers.accessNeeds', 'answers.watches', 'answers.dateCreated', 'answers.updatedAt'])
    .select(answeredEvents.as('events'))
    .where(isOf(person, 'answers.userUuid', 'answers.email'))
    .orderBy('answers.dateCreated'),
  reports: db
    .selectFrom('reports')
    .innerJoin('memorials', 'memorials.uuid', 'reports.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'reports.reason', 'reports.words'])
    .select(['reports.email', 'reports.createdAt'])
    .where(sql`lower(reports.email)`, '=', person.email.toLowerCase())
    .orderBy('reports.createdAt'),
  // Those that the person sent, and those that they got.
  coHostInvitations: db
    .selectFrom('hostInvitations')
    .innerJoin('memorials', 'memorials.uuid', 'hostInvitations.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'hostInvitations.email'])
    .select(['hostInvitations.createdAt', 'hostInvitations.expiresAt', 'hostInvitations.acceptedAt'])
    .where(isOf(person, 'hostInvitations.invitedBy', 'hostInvitations.email'))
    .orderBy('hostInvitations.createdAt'),
  yearlyNotes: db
    .selectFrom('anniversaryNotes')
    .innerJoin('memorials', 'memorials.uuid', 'anniversaryNotes.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'anniversaryNotes.onDeath'])
    .select(['anniversaryNotes.onBirth', 'anniversaryNotes.createdAt', 'anniversaryNotes.confirmedAt'])
    .select('anniversaryNotes.endedAt')
    .where(isOf(person, 'anniversaryNotes.userUuid', 'anniversaryNotes.email'))
    .orderBy('anniversaryNotes.createdAt'),
  noMoreMailsFrom: db
    .selectFrom('unsubscribed')
    .innerJoin('memorials', 'memorials.uuid', 'unsubscribed.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'unsubscribed.unsubscribedAt'])
    .where('unsubscribed.email', '=', person.email.toLowerCase())
    .orderBy('unsubscribed.unsubscribedAt'),
})

/** Gifts, also to a memorial that is gone, and those that were begun and then abandoned or are still in progress. */
const selectGifts = (db: Db, person: { uuid: string; email: string }) => {
  const gifts = db
    .selectFrom('payments')
    .leftJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'payments.fundTitle as fund'])
    .select(['payments.amountMinor', 'payments.feeMinor', 'payments.currency', 'payments.anonymous'])
    .select(['payments.provider', 'payments.intentId'])
    .where('payments.purpose', '=', 'donation')
    .where(isOf(person, 'payments.userUuid', 'payments.donorEmail'))
  return {
    donations: gifts.select(dateDonated).where(isGiven).orderBy('payments.completedAt'),
    donationsBegun: gifts
      .select('payments.createdAt')
      .select((eb) => eb.fn.coalesce('payments.paidAt', 'payments.calledOffAt').as('settledAt'))
      .where('payments.completedAt', 'is', null)
      .orderBy('payments.createdAt'),
  }
}

const isOf = ({ uuid, email }: { uuid: string; email: string }, account: string, address: string) =>
  sql<boolean>`(${sql.ref(account)} = ${uuid} or lower(${sql.ref(address)}) = lower(${email}))`

/** What an answer says to each event, with what the event is called now. */
const answeredEvents = sql<object[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', events.kind, 'title', events.title, 'date', events.date, 'status', given.status,
    'guests', given.guests) order by events.date, events.uuid), '[]')
  from event_answers given
    join events on events.memorial_uuid = given.memorial_uuid and events.uuid = given.event_uuid
  where given.answer_uuid = answers.uuid)`

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

/** What a download says of each file; never its key. */
export const selectFiles = (db: Db) =>
  db
    .selectFrom('media')
    .select(['uuid', 'role', 'title', 'location', 'filename', 'extension', 'originalName', 'bytes'])
    .select(['takenAt', 'saidDate', 'fileDate', 'fileDateSource', 'isScan', 'withSound', 'transcript'])
    .select('createdAt')
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
