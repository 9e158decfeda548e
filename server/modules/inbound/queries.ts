import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullNameOf, hostName } from '#server/lib/full-name.ts'
import { chooseLanguage } from '#server/lib/memorial-language.ts'
import type { publicState } from '#server/lib/public-state.ts'
import type { Db } from '#server/ports/database.ts'

/** A mail in the state RECEIVED, or after it. */
export const findMail = (db: Db, mailUuid: string) =>
  db.selectFrom('inboundMails').selectAll().where('uuid', '=', mailUuid).executeTakeFirst()

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** Whoever was written to, and their memorial. */
export type SenderRow = Parameters<typeof publicState>[0] & {
  memorialUuid: string
  nameOfPerson: string
  shareSlug: string
  linkSecret: string
  /** Where the mail that they answered went. */
  address: string | null
  /** Empty for who wants to be anonymous. */
  name: string
  userUuid: string | null
  host: string
  language: Language | null
}

/** Undefined once they or the memorial are gone. */
export async function findSender(
  db: Db,
  { contactUuid, answeredUuid }: Pick<MailRow, 'contactUuid' | 'answeredUuid'>,
): Promise<SenderRow | undefined> {
  const { rows } = await sql<SenderRow>`
    select memorial_uuid, name_of_person, share_slug, link_secret, visibility, payment_completed_at, hidden_at, archived_at,
      address, name, user_uuid, ${hostName} as host, ${chooseLanguage(sql`address`, sql`contact_uuid`)} as language
    from (
      select memorial_uuid, email as address, ${fullNameOf('contacts')} as name, null::uuid as user_uuid, uuid as contact_uuid
        from contacts where uuid = ${contactUuid}
      union all
      select memorial_uuid, coalesce(contributor_email, users.email), coalesce(trim(contributor_name), ''), user_uuid, null
        from contributions left join users on users.uuid = user_uuid where contributions.uuid = ${answeredUuid}
    ) answerer join memorials on memorials.uuid = memorial_uuid
    where memorials.deleted_at is null`.execute(db)
  return rows[0]
}
