import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { decimalMoney } from '#server/lib/money.ts'
import type { DonationFacts } from './present.ts'

/**
 * One line for each donation, in the order given. An anonymous donor's name is left out.
 *
 * @param saysFormer the former server of restored gifts is a column, where there are some: for hosts, who would look for the
 * money here. An archive has none, so that it comes out as it was brought.
 */
export function donationTable(
  rows: readonly DonationFacts[],
  language: Language,
  { saysFormer }: { saysFormer: boolean },
): string {
  const { tables } = textsOf(language)
  const hasFormer = saysFormer && rows.some(({ formerServer }) => formerServer !== null)
  const header = [
    tables.date,
    tables.fund,
    tables.amount,
    tables.currency,
    tables.donor,
    tables.anonymous,
    ...(hasFormer ? [tables.formerServer] : []),
  ]
  const cells = rows.map((row) => [
    new Date(row.dateDonated),
    row.fundTitle,
    decimalMoney(row.amountMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    row.anonymous ? tables.yes : tables.no,
    ...(hasFormer ? [row.formerServer] : []),
  ])
  return toCsv(header, cells)
}
