import type { Language } from '#contract/languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { decimalMoney } from '#server/lib/money.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import type { DonationFacts } from './present.ts'

/** One line for each donation, in the order given. An anonymous donor's name is left out. */
export function donationTable(
  rows: readonly (DonationFacts & { fundTitle: string })[],
  language: Language,
): string {
  const t = mailTranslator(language)
  const header = [
    t('tables.date'),
    t('tables.fund'),
    t('tables.amount'),
    t('tables.currency'),
    t('tables.donor'),
    t('tables.anonymous'),
  ]
  const cells = rows.map((row) => [
    new Date(row.dateDonated),
    row.fundTitle,
    decimalMoney(row.amountMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    t(row.anonymous ? 'tables.yes' : 'tables.no'),
  ])
  return toCsv(header, cells)
}
