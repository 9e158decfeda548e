import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import { decimalMoney } from '#server/lib/money.ts'
import { emailShown, nameOf, noteOf, postalAddressOf, thankedOf } from './rules-lines.ts'
import type { LineRows, ReasonRow } from './rules-rows.ts'

/** One line for each person, in the order given. */
export function thanksTable(lines: readonly LineRows[], language: Language): string {
  const { tables } = textsOf(language)
  const { thanks } = tables
  const header = [tables.name, tables.email, thanks.address, thanks.what, thanks.note, thanks.how, thanks.on]
  const cells = lines.map((line) => {
    const thanked = thankedOf(line)
    return [
      nameOf(line) ?? tables.anonymous,
      emailShown(line),
      postalAddressOf(line),
      line.reasons
        .filter(({ isListed }) => isListed)
        .map((reason) => said(reason, language))
        .join('\n'),
      noteOf(line),
      thanked && thanks.ways[thanked.how],
      thanked?.at ?? null,
    ]
  })
  return toCsv(header, cells)
}

/** What somebody did, in a few words. */
function said({ kind, words, amountMinor, currency, status, guests }: ReasonRow, language: Language): string {
  const { tables } = textsOf(language)
  const amount = amountMinor !== null && currency && `${decimalMoney(amountMinor)} ${currency.toUpperCase()}`
  const answer = status && tables.answers[status]
  const along = guests ? `${tables.guests}: ${guests}` : ''
  const told = [amount, answer, along, words.replace(/\s+/g, ' ').trim()].filter(Boolean)
  return [tables.thanks.kinds[kind], ...told].join(', ')
}
