import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/**
 * Notes that the successor with this link wants the mail. Asked again, the first time stays, unless they wanted no mail of the
 * memorial since. False: the link leads nowhere.
 */
export async function ask(db: Db, token: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('archiveSuccessors')
    .set({
      yearlySince: sql<Date>`case when yearly_since is null or exists (select from unsubscribed
          where unsubscribed.memorial_uuid = archive_successors.memorial_uuid
            and unsubscribed.email = lower(archive_successors.email) and unsubscribed_at > yearly_since)
        then ${now} else yearly_since end`,
    })
    .where('token', '=', token)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memorials')
          .select('memorials.uuid')
          .whereRef('memorials.uuid', '=', 'archiveSuccessors.memorialUuid')
          .where('memorials.deletedAt', 'is', null),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False: the link leads nowhere, since the successor or the memorial is gone. */
export async function end(db: Db, token: string): Promise<boolean> {
  const result = await db
    .updateTable('archiveSuccessors')
    .set({ yearlySince: null, yearlySentAt: null })
    .where('token', '=', token)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** What the memorial of such a link is called, and its address. */
export const readMemorialOfToken = (db: Db, token: string) =>
  db
    .selectFrom('archiveSuccessors')
    .innerJoin('memorials', 'memorials.uuid', 'archiveSuccessors.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug'])
    .where('archiveSuccessors.token', '=', token)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)
    .executeTakeFirst()

/** The whole years since they asked. */
const years = (now: Date) => sql<number>`extract(year from age(${now}, yearly_since))::int`

/** Whether somebody may be written to at all: the memorial is there for its readers, and they neither host it nor want no more of its mails. */
const isWelcome: RawBuilder<boolean> = sql<boolean>`memorials.deleted_at is null
  and memorials.payment_completed_at is not null and memorials.archived_at is null and memorials.hidden_at is null
  and memorials.visibility <> 'PRIVATE' and archive_successors.declined_at is null
  and not exists (select from relationships join users on users.uuid = relationships.user_uuid
    where relationships.memorial_uuid = memorials.uuid and relationships.relationship_type in ('OWNER', 'ADMIN')
      and lower(users.email) = lower(archive_successors.email))
  and not exists (select from unsubscribed where unsubscribed.memorial_uuid = memorials.uuid
    and unsubscribed.email = lower(archive_successors.email)
    and unsubscribed.unsubscribed_at > archive_successors.yearly_since)`

/** Marks the successors who are due, and returns their ids: of several workers each gets others. A year that was missed is not made up for. */
export async function takeDue(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ successorUuid: string }>`
    update archive_successors set yearly_sent_at = ${now}
    from memorials
    where memorials.uuid = archive_successors.memorial_uuid and ${years(now)} >= 1
      and (yearly_sent_at is null or yearly_sent_at < yearly_since + make_interval(years => ${years(now)}))
      and ${isWelcome}
    returning archive_successors.uuid as "successorUuid"`.execute(tx)
  return rows.map(({ successorUuid }) => successorUuid)
}

/** What the mail says; undefined where it must not be sent any more. */
export function readYearly(db: Db, successorUuid: string) {
  return db
    .selectFrom('archiveSuccessors')
    .innerJoin('memorials', 'memorials.uuid', 'archiveSuccessors.memorialUuid')
    .innerJoin('relationships', (join) =>
      join
        .onRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .on('relationships.relationshipType', '=', 'OWNER'),
    )
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['archiveSuccessors.name', 'archiveSuccessors.email', 'archiveSuccessors.token'])
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'memorials.retainedUntil'])
    .select([
      sql<string>`coalesce(nullif(${fullName}, ''), users.email)`.as('owner'),
      'users.email as ownerEmail',
      // The language of a successor is not known.
      sql<Language | null>`${memorialLanguage}`.as('language'),
    ])
    .where('archiveSuccessors.uuid', '=', successorUuid)
    .where('archiveSuccessors.yearlySince', 'is not', null)
    .where(isWelcome)
    .executeTakeFirst()
}
