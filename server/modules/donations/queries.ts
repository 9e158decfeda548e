import { type NotNull, sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { dateDonated, isGiven } from '#server/lib/donor-names.ts'
import { fullName } from '#server/lib/full-name.ts'
import { selectPayments } from '#server/modules/payments/select-payments.ts'
import type { Db } from '#server/ports/database.ts'

/** Begun and given ones. */
export const selectGifts = (db: Db) =>
  selectPayments(db).where('purpose', '=', 'donation').$narrowType<{ fundUuid: NotNull }>()

export const findGift = (db: Db, intentId: string) =>
  selectGifts(db).where('intentId', '=', intentId).executeTakeFirst()

/** `userUuid` is null once the account is gone, and for a guest, whose `donorName` is kept where it may be shown. */
export type Gift = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** The account's address, else the one a guest typed. */
const donorAddress = sql<string>`coalesce(users.email, payments.donor_email)`
const donorLanguage = sql<Language | null>`coalesce(users.language, payments.donor_language)`

const donorName = sql<string>`coalesce(${fullName}, payments.donor_name, '')`

/** A gift with its memorial and its donor; no row when there is nobody to write to, or nothing to name. */
export const selectMailedGifts = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('users', 'users.uuid', 'payments.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .selectAll('payments')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug', 'memorials.linkSecret', 'memorials.deletedAt'])
    .select([donorAddress.as('address'), donorLanguage.as('language'), donorName.as('name'), dateDonated])
    .where(donorAddress, 'is not', null)

/** What the receipt says, and whom it went to; undefined when it is none that counts. */
export const readReceipt = (db: Db, donationUuid: string) =>
  selectMailedGifts(db).where('payments.uuid', '=', donationUuid).where(isGiven).executeTakeFirst()

/**
 * How many gifts without an account were given with the same address in the day before this one; 0 for a gift of an
 * account. Counted in the ledger, so a retry of a receipt gets the same result.
 */
export async function countGivenBefore(db: Db, intentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from payments this
      join payments other
        on lower(other.donor_email) = lower(this.donor_email)
       and (other.paid_at, other.intent_id) < (this.paid_at, this.intent_id)
       and other.paid_at > this.paid_at - interval '1 day'
       and other.created_at > this.created_at - interval '3 days'
     where this.intent_id = ${intentId}
       and this.guest_key is not null
       and other.guest_key is not null`.execute(db)
  return rows[0]?.count ?? 0
}
