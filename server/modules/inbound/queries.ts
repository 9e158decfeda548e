import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db } from '#server/ports/database.ts'

/** A mail in the state RECEIVED, or after it. */
export function findMail(db: Db, mailUuid: string) {
  return db.selectFrom('inboundMails').selectAll().where('uuid', '=', mailUuid).executeTakeFirst()
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** Whoever was written to, with what decides about their reply. `address` is where the mail that they answered went. */
export function findSender(
  db: Db,
  { contactUuid, answeredUuid }: Pick<MailRow, 'contactUuid' | 'answeredUuid'>,
) {
  return contactUuid ? findContact(db, contactUuid) : findAuthor(db, answeredUuid ?? '')
}

const facts = [
  'memorials.uuid as memorialUuid',
  'memorials.nameOfPerson',
  'memorials.shareSlug',
  'memorials.linkSecret',
  'memorials.visibility',
  'memorials.paymentCompletedAt',
  'memorials.hiddenAt',
  'memorials.archivedAt',
] as const

const languageOf = (address: ReturnType<typeof sql>) => sql<Language | null>`coalesce(
  (select known.language from users known where lower(known.email) = lower(${address}) and known.email_verified_at is not null
    limit 1),
  (select rsvps.language from rsvps
    where rsvps.memorial_uuid = memorials.uuid and rsvps.language is not null and not rsvps.awaits_look
      and lower(rsvps.email) = lower(${address}) order by rsvps.updated_at desc limit 1),
  ${memorialLanguage})`

function findContact(db: Db, contactUuid: string) {
  return db
    .selectFrom('contacts')
    .innerJoin('memorials', 'memorials.uuid', 'contacts.memorialUuid')
    .select(facts)
    .select([
      sql<string | null>`contacts.email`.as('address'),
      fullNameOf('contacts').as('name'),
      sql<string | null>`null`.as('userUuid'),
      languageOf(sql`contacts.email`).as('language'),
    ])
    .where('contacts.uuid', '=', contactUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

function findAuthor(db: Db, contributionUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(facts)
    .select([
      sql<string | null>`coalesce(contributions.contributor_email, users.email)`.as('address'),
      // Null stays null: they want to be anonymous.
      sql<string>`coalesce(trim(contributions.contributor_name), '')`.as('name'),
      'contributions.userUuid',
      languageOf(sql`coalesce(contributions.contributor_email, users.email)`).as('language'),
    ])
    .where('contributions.uuid', '=', contributionUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

export type SenderRow = NonNullable<Awaited<ReturnType<typeof findSender>>>
