import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db, Tx } from '#server/ports/database.ts'

const address = sql<string>`coalesce(contributions.contributor_email, users.email)`

/**
 * A memory with everything that its mailed receipt says, and what decides about its link. `address` is where receipts go; a memory that
 * a host filed from paper has none.
 */
export function findReceipt(db: Db, contributionUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select([
      'contributions.uuid',
      'contributions.memorialUuid',
      'contributions.userUuid',
      'contributions.contributorName',
      'contributions.message',
      'contributions.state',
      'contributions.mailSender',
    ])
    .select([
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.linkSecret',
      'memorials.appearAtOnce',
      'memorials.visibility',
      'memorials.paymentCompletedAt',
      'memorials.hiddenAt',
      'memorials.archivedAt',
    ])
    .select([
      address.as('address'),
      sql<string>`coalesce(nullif(trim(contributions.contributor_name), ''), ${fullName}, '')`.as('name'),
      sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'),
    ])
    .select((eb) =>
      eb
        .selectFrom('media')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('media.contributionUuid', '=', 'contributions.uuid')
        .where('media.deletedAt', 'is', null)
        .$castTo<number>()
        .as('photoCount'),
    )
    .where('contributions.uuid', '=', contributionUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('contributions.onPaper', '=', false)
    .where('memorials.deletedAt', 'is', null)
    .where(address, 'is not', null)
    .executeTakeFirst()
}

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

/** The photos of a memory, in their order; not those that were removed. */
export async function listPhotos(tx: Tx, contributionUuid: string) {
  const rows = await tx
    .selectFrom('media')
    .select(['uuid', 'title'])
    .where('contributionUuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  return rows.map((photo) => ({ ...photo, used: true, removed: false }))
}
