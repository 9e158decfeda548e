import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { decimalMoney } from '#server/lib/money.ts'
import type { DonationFacts } from './present.ts'

/** One line for each donation, in the order given. An anonymous donor's name is left out. */
export function donationTable(
  rows: readonly (DonationFacts & { fundTitle: string })[],
  language: Language,
): string {
  const { tables } = textsOf(language)
  const header = [tables.date, tables.fund, tables.amount, tables.currency, tables.donor, tables.anonymous]
  const cells = rows.map((row) => [
    new Date(row.dateDonated),
    row.fundTitle,
    decimalMoney(row.amountMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    row.anonymous ? tables.yes : tables.no,
  ])
  return toCsv(header, cells)
}
