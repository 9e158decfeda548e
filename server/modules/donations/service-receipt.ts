import { sql } from 'kysely'
import { fieldProblem } from '#contract/field-problem.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fullName } from '#server/lib/full-name.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** The gift that a mailed receipt is about, and whom its seal is for; undefined when it is gone. */
export async function findByReceipt({ db }: Pick<Context, 'db'>, donationUuid: string) {
  const row = await findMailed(db, donationUuid)
  return row && { ...row, keys: { secret: row.linkSecret, address: row.address } }
}

/**
 * Shows the family who gave, or hides it. A gift of an account has the account's name; one without has its own, which is
 * forgotten when it becomes anonymous. Rejects with BAD_INPUT for such a gift without a name, or RECEIPT_INVALID when it was given back
 * meanwhile.
 */
export function nameByReceipt(
  context: Context,
  { memorialUuid, intentId, userUuid }: MailedRow,
  { anonymous, name }: { anonymous: boolean; name: string },
): Promise<void> {
  const isGuest = userUuid === null
  if (isGuest && !anonymous && name === '')
    throw new DomainError('BAD_INPUT', { field: 'name', problem: fieldProblem('enterName') })
  const donorName = isGuest && !anonymous ? name : null
  return changes.changeWithoutNewVersion(context, memorialUuid, async (tx) => {
    if (!(await rename(tx, intentId, { anonymous, donorName }))) throw new DomainError('RECEIPT_INVALID')
  })
}

/** A gift by its mailed receipt, with the address that this went to. */
function findMailed(db: Db, donationUuid: string) {
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

type MailedRow = NonNullable<Awaited<ReturnType<typeof findMailed>>>

/** Also of the begun gift, of which it is entered again when a dispute is won. */
async function rename(
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
