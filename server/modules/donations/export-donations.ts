import { textsOf } from '#languages/all.ts'
import { toCsv } from '#server/lib/csv.ts'
import { donorNames } from '#server/lib/donor-names.ts'
import { decimalMoney } from '#server/lib/money.ts'
import type { Context } from '#server/ports/context.ts'

/** All donations that were given here as CSV, newest first. The account of an anonymous donor is not looked up. */
export async function exportAllDonations({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('donations')
    .leftJoin('memorials', 'memorials.uuid', 'donations.memorialUuid')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'donations.userUuid').on('donations.anonymous', '=', false),
    )
    .select([
      'donations.dateDonated',
      'donations.memorialUuid',
      'memorials.nameOfPerson',
      'donations.fundTitle',
      'donations.amountMinor',
      'donations.feeMinor',
      'donations.currency',
      'donations.anonymous',
      'donations.provider',
      'donations.intentId',
    ])
    .select(donorNames)
    .where('donations.formerServer', 'is', null)
    .orderBy('donations.dateDonated', 'desc')
    .orderBy('donations.uuid')
    .execute()
  const { tables } = textsOf()
  const header = [
    tables.date,
    tables.memorial,
    tables.memorialId,
    tables.fund,
    tables.amount,
    tables.fee,
    tables.currency,
    tables.donor,
    tables.anonymous,
    tables.provider,
    tables.payment,
  ]
  const cells = rows.map((row) => [
    row.dateDonated,
    row.nameOfPerson,
    row.memorialUuid,
    row.fundTitle,
    decimalMoney(row.amountMinor),
    decimalMoney(row.feeMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    row.anonymous ? tables.yes : tables.no,
    row.provider,
    row.intentId,
  ])
  return { filename: 'donations.csv', csv: toCsv(header, cells) }
}
