import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** A gift by its mailed receipt, with the address that this went to. */
export function findMailed(db: Db, donationUuid: string) {
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
      'donations.currency',
      'donations.anonymous',
      'donations.dateDonated',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.linkSecret',
      'donations.fundTitle',
    ])
    .select(sql<string>`coalesce(users.email, donation_intents.donor_email)`.as('address'))
    .select(sql<string>`coalesce(${fullName}, donations.donor_name, '')`.as('name'))
    .where('donations.uuid', '=', donationUuid)
    .where('memorials.deletedAt', 'is', null)
    .where(sql`coalesce(users.email, donation_intents.donor_email)`, 'is not', null)
    .executeTakeFirst()
}

export type MailedRow = NonNullable<Awaited<ReturnType<typeof findMailed>>>

/** Also of the begun gift, of which it is entered again when a dispute is won. */
export async function rename(
  tx: Tx,
  intentId: string,
  fields: { anonymous: boolean; donorName: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('donations')
    .set(fields)
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow()
  await tx.updateTable('donationIntents').set(fields).where('intentId', '=', intentId).execute()
  return numUpdatedRows > 0n
}
