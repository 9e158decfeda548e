import { textsOf } from '#languages/all.ts'
import { toCsv } from '#server/lib/csv.ts'
import { dateDonated, donorNames, isGiven } from '#server/lib/donor-names.ts'
import { decimalMoney } from '#server/lib/money.ts'
import type { Context } from '#server/ports/context.ts'

/** All donations that were given here as CSV, newest first. The account of an anonymous donor is not looked up. */
export async function exportAllDonations({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'payments.userUuid').on('payments.anonymous', '=', false),
    )
    .selectAll('payments')
    .select('memorials.nameOfPerson')
    .select([...donorNames, dateDonated])
    .where(isGiven)
    .where('payments.formerServer', 'is', null)
    .orderBy('payments.completedAt', 'desc')
    .orderBy('payments.uuid')
    .execute()
  const { tables } = textsOf()
  const { date, memorial, memorialId, fund, amount, fee, currency, donor, anonymous, provider, payment } =
    tables
  const header = [
    date,
    memorial,
    memorialId,
    fund,
    amount,
    fee,
    currency,
    donor,
    anonymous,
    provider,
    payment,
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
