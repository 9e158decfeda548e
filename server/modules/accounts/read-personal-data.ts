import { type RawBuilder, sql } from 'kysely'
import { isGiven } from '#server/lib/donor-names.ts'
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

/** A row as it is read; of a memorial, its name and link are said of it. */
export interface Row {
  [column: string]: unknown
  nameOfPerson?: string | null
  shareSlug?: string | null
  amountMinor?: number
  feeMinor?: number
  currency?: string
}

const memorial = sql`memorials.name_of_person, memorials.share_slug`

/** Each list under its name in the download: what names the account, or its address where somebody was not signed in. */
export function selectLists({
  uuid,
  email,
}: {
  uuid: string
  email: string
}): Record<string, RawBuilder<Row>> {
  const isOf = (account: string, address: string) =>
    sql`(${sql.ref(account)} = ${uuid} or lower(${sql.ref(address)}) = lower(${email}))`
  // Also to a memorial that is gone.
  const gift = sql`select ${memorial}, fund_title as fund, amount_minor, fee_minor, currency, anonymous, provider, intent_id`
  const gifts = sql`from payments left join memorials on memorials.uuid = payments.memorial_uuid
    where purpose = 'donation' and ${isOf('payments.user_uuid', 'donor_email')}`
  return {
    signedInDevices: sql`
      select browser, system, created_at as signed_in, expires_at as until
      from sessions where user_uuid = ${uuid} order by created_at`,
    passkeys: sql`
      select browser, system, created_at, last_used_at from passkeys where user_uuid = ${uuid} order by created_at`,
    relationships: sql`
      select ${memorial}, memorials.deleted_at, relationship_type, date_created, visited_at, digest as daily_mail,
        takes_replies
      from relationships join memorials on memorials.uuid = memorial_uuid
      where user_uuid = ${uuid} order by date_created`,
    payments: sql`
      select ${memorial}, amount_minor, currency, promo_code, provider, intent_id, customer_id, payments.created_at,
        completed_at
      from payments left join memorials on memorials.uuid = memorial_uuid
      where user_uuid = ${uuid} and purpose <> 'donation' order by payments.created_at`,
    messagesAboutChanges: sql`
      select ${memorial}, message, sent_at from event_notices join memorials on memorials.uuid = memorial_uuid
      where user_uuid = ${uuid} order by sent_at`,
    donations: sql`${gift}, completed_at as date_donated ${gifts} and ${isGiven} order by completed_at`,
    // Those that were begun and then abandoned or are still in progress.
    donationsBegun: sql`
      ${gift}, payments.created_at, coalesce(paid_at, called_off_at) as settled_at ${gifts} and completed_at is null
      order by payments.created_at`,
    // Includes those that a host removed and can restore; with what each event is called now.
    rsvps: sql`
      select ${memorial}, answers.name, answers.email, answers.phone, answers.status, answers.guests, answers.message,
        food, access_needs, watches, date_created, answers.updated_at,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', events.kind, 'title', events.title, 'date', events.date,
            'status', given.status, 'guests', given.guests) order by events.date, events.uuid), '[]')
          from event_answers given
            join events on events.memorial_uuid = given.memorial_uuid and events.uuid = given.event_uuid
          where given.answer_uuid = answers.uuid) as events
      from answers join memorials on memorials.uuid = answers.memorial_uuid
      where ${isOf('answers.user_uuid', 'answers.email')} order by date_created`,
    reports: sql`
      select ${memorial}, reason, words, email, reports.created_at
      from reports join memorials on memorials.uuid = memorial_uuid
      where lower(email) = ${email.toLowerCase()} order by reports.created_at`,
    // Those that the person sent, and those that they got.
    coHostInvitations: sql`
      select ${memorial}, email, host_invitations.created_at, expires_at, accepted_at
      from host_invitations join memorials on memorials.uuid = memorial_uuid
      where ${isOf('invited_by', 'email')} order by host_invitations.created_at`,
    yearlyNotes: sql`
      select ${memorial}, on_death, on_birth, notes.created_at, confirmed_at, ended_at
      from anniversary_notes notes join memorials on memorials.uuid = memorial_uuid
      where ${isOf('user_uuid', 'email')} order by notes.created_at`,
    noMoreMailsFrom: sql`
      select ${memorial}, unsubscribed_at from unsubscribed join memorials on memorials.uuid = memorial_uuid
      where email = ${email.toLowerCase()} order by unsubscribed_at`,
  }
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
