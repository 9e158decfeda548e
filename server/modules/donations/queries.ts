import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

/** Columns that a begun gift and its donation share. It keeps the words of its fund as they were when it was begun. */
export const sharedColumns = [
  'intentId',
  'memorialUuid',
  'fundUuid',
  'fundTitle',
  'recipient',
  'payout',
  'charity',
  'userUuid',
  'donorName',
  'amountMinor',
  'feeMinor',
  'currency',
  'anonymous',
] as const

export const selectGifts = (db: Db) =>
  db
    .selectFrom('donationIntents')
    .select([...sharedColumns, 'provider', 'createdAt', 'settledAt', 'refundedMinor', 'refundedAt', 'lostAt'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('donations')
            .select('donations.uuid')
            .whereRef('donations.intentId', '=', 'donationIntents.intentId'),
        )
        .$castTo<boolean>()
        .as('isGiven'),
    )

export const findGift = (db: Db, intentId: string) =>
  selectGifts(db).where('intentId', '=', intentId).executeTakeFirst()

/**
 * A begun gift. `settledAt`: when it was given, or called off; `refundedAt`: when it was refunded in full; `lostAt`: when
 * the donor's bank took it back. `userUuid` is null once the account is gone, and for a guest, whose `donorName` is kept
 * where it may be shown.
 */
export type Gift = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** Whether a memorial was removed for good; a deleted one can be restored for some time. */
export async function isGone(db: Db, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return row === undefined
}

/** The account's address, else the one a guest typed. */
export const donorAddress = sql<string>`coalesce(users.email, donation_intents.donor_email)`
export const donorLanguage = sql<Language | null>`coalesce(users.language, donation_intents.donor_language)`

/** What the receipt says, and whom it went to; undefined when there is no recipient. */
export function readReceipt(db: Db, donationUuid: string) {
  return db
    .selectFrom('donations')
    .leftJoin('donationIntents', 'donationIntents.intentId', 'donations.intentId')
    .leftJoin('users', 'users.uuid', 'donations.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .select([
      'donations.uuid',
      'donations.intentId',
      'donations.memorialUuid',
      'donations.userUuid',
      'donations.amountMinor',
      'donations.feeMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.provider',
      'donations.dateDonated',
      'donations.fundTitle',
      'donations.recipient',
      'donations.payout',
      'donations.charity',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.linkSecret',
      'memorials.deletedAt',
    ])
    .select([donorAddress.as('address'), donorLanguage.as('language')])
    .select(sql<string>`coalesce(${fullName}, donations.donor_name, '')`.as('name'))
    .where('donations.uuid', '=', donationUuid)
    .where(donorAddress, 'is not', null)
    .executeTakeFirst()
}

/**
 * How many gifts without an account were given with the same address in the day before this one; 0 for a gift of an
 * account. Counted in the ledger, so a retry of a receipt gets the same result.
 */
export async function countGivenBefore(db: Db, intentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from donation_intents this
      join donation_intents other
        on lower(other.donor_email) = lower(this.donor_email)
       and (other.settled_at, other.intent_id) < (this.settled_at, this.intent_id)
       and other.settled_at > this.settled_at - interval '1 day'
       and other.created_at > this.created_at - interval '3 days'
     where this.intent_id = ${intentId}
       and this.guest_key is not null
       and other.guest_key is not null`.execute(db)
  return rows[0]?.count ?? 0
}
