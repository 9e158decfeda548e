import { toCsv } from '#server/lib/csv.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import type { DonationFacts } from './present.ts'

/** One line a donation, in the order given. Whoever gave anonymously has no name in it. */
export function donationTable(rows: readonly (DonationFacts & { fundTitle: string })[]): string {
  const t = mailTranslator()
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
    decimal(row.amountMinor),
    row.currency.toUpperCase(),
    row.anonymous ? null : `${row.firstName ?? ''} ${row.surname ?? ''}`.trim(),
    t(row.anonymous ? 'tables.yes' : 'tables.no'),
  ])
  return toCsv(header, cells)
}

/** `1250` → `12.50`: never by floating point, and never with a separator of thousands. */
function decimal(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
